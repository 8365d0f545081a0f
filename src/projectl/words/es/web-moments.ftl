band-last-yours = Este es tu último turno. Luego vienen los Toques Finales.
band-last-all = Un turno más para cada uno. Luego vienen los Toques Finales.

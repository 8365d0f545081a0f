band-last-yours = Este é seu último turno. Depois vêm os Ajustes Finais.
band-last-all = Mais um turno para cada. Depois vêm os Ajustes Finais.

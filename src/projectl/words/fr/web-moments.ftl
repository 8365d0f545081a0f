band-last-yours = C’est votre dernier tour. Ensuite viennent les Touches Finales.
band-last-all = Encore un tour chacun. Ensuite viennent les Touches Finales.

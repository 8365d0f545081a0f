band-last-yours = To Twoja ostatnia tura. Potem wykończenia.
band-last-all = Jeszcze po jednej turze. Potem wykończenia.

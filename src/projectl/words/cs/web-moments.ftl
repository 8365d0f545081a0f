band-last-yours = Toto je váš poslední tah. Pak přijdou poslední úpravy.
band-last-all = Každý má ještě jeden tah. Pak přijdou poslední úpravy.

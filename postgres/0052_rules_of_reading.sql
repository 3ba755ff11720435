-- Words over lists are those of one language, and rare names are looked for: every stored answer is read again.
UPDATE brands SET names_read = 0;

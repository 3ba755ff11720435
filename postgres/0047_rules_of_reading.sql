-- The rules that read names, ranks and tones have changed again since 0046: all stored answers are read again with them.
UPDATE brands SET names_read = 0;

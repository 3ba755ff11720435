-- The rules that read ranks and tones have changed again since 0049: all stored answers are read again with them.
UPDATE brands SET names_read = 0;

/** Small words of languages that have no model of tone, so that none of them is taken for one that has. */
export const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  sk: 'a je na sa že pre s v sú ale ktorý ako alebo si aj ich od za ktoré má veľmi bol',
  hr: 'i je na se da za su s u koji ili ali kao od sa što nije koja može vrlo',
  ca: 'el la els les i és amb per que una un del més però com també seva aquest',
  et: 'ja on see ei et kui mis ka või aga väga oma ning',
  lt: 'ir yra tai ne kad su kaip arba bet labai iš per',
  lv: 'un ir tas ne ka ar kā vai bet ļoti no par',
};

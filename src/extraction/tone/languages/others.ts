/** Small words of languages that have no model of tone, so that none of them is taken for one that has. */
export const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  da: 'og at det er som for på med af ikke til den har et om kan fra eller også meget men være deres der',
  no: 'og at det er som for på med av ikke til den har et om kan fra eller også veldig men være deres',
  fi: 'ja on se ei että ovat kuin joka myös mutta tai hän niin sekä voi olla hyvin kanssa ovat joka jotka',
  sk: 'a je na sa že pre s v sú ale ktorý ako alebo si aj ich od za ktoré má veľmi bol',
  hr: 'i je na se da za su s u koji ili ali kao od sa što nije koja može vrlo',
  hu: 'a az és hogy nem is egy van meg de mint csak vagy ez nagyon ami azok lehet',
  ro: 'și este în de la cu un o care nu sunt pentru din mai sau pe dar foarte ca acest',
  vi: 'và là của có cho các một những với không được trong này bạn để từ nhiều rất',
  ca: 'el la els les i és amb per que una un del més però com també seva aquest',
  et: 'ja on see ei et kui mis ka või aga väga oma ning',
  lt: 'ir yra tai ne kad su kaip arba bet labai iš per',
  lv: 'un ir tas ne ka ar kā vai bet ļoti no par',
};

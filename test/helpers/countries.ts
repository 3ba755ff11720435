/** Some assigned ISO 3166-1 alpha-2 codes, more than a prompt may have. */
export const COUNTRIES: readonly string[] =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG'.split(
    ' ',
  );

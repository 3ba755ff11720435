/** Legal forms that scripts without capitals write beside a name, as the source of a regular expression. */
export const LEGAL_FORMS =
  '株式会社|合同会社|有限会社|協同組合|(?:一般社団|公益社団|一般財団|公益財団|医療|社会福祉|学校)法人|[(（][株주][)）]|㈱|㈜|주식회사|유한회사|협동조합|(?:의료|사단|재단)법인|股份有限公司|有限责任公司|有限公司';

/** Legal forms that scripts without capitals write beside a name, as the source of a regular expression. */
export const LEGAL_FORMS =
  '株式会社|合同会社|有限会社|一般社団法人|[(（][株주][)）]|㈱|㈜|주식회사|股份有限公司|有限责任公司|有限公司';

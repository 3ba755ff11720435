/** A ClickHouse string literal. */
export const literal = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\0/g, '\\0')}'`;

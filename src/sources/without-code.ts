const FENCE = /^[ \t>]*(?:[-*+] |\d{1,3}[.)] )?[ \t]*(`{3,}|~{3,})/;

/** Code inside a line. It begins where a run of backticks does, which keeps it linear. */
const CODE = /(?<!`)`+[^`\n]+`+/g;

/** Markdown with its code, in which brackets are indexes, replaced by two backticks. Linear in the text. */
export function withoutCode(text: string): string {
  if (!text.includes('`') && !text.includes('~~~')) return text;
  const kept: string[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence === '') {
      if (mark === '' || line.lastIndexOf('`') > line.indexOf(mark) + mark.length) kept.push(line);
      else fence = mark;
    } else if (mark.startsWith(fence)) fence = '';
  }
  return kept.join('\n').replace(CODE, '``');
}

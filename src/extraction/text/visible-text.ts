const MARKUP = /[*_`[\]\\#<|]|https?:/;

/** A run of Markdown as a reader sees it, near enough for its words: marks, link targets and tags gone. */
export function visibleText(text: string, start: number, end: number): string {
  const raw = text.slice(start, end);
  if (!MARKUP.test(raw)) return raw;
  return raw
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,300}\)/g, '')
    .replace(/\]\([^()\n]{0,2000}(?:\([^()\n]{0,300}\)[^()\n]{0,300}){0,4}\)/g, ']')
    .replace(/<[a-z/!][^>\n]{0,300}>/gi, ' ')
    .replace(/https?:\/\/[^\s)\]>"']+/gi, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/[*`[\]\\#]+/g, '')
    .replace(/\|/g, ' ');
}

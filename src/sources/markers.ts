import { hostOf } from '../shared/cited-url.ts';
import type { TextFormat } from '../shared/text-format.ts';

/** Sources that the markers of a text may point to. */
export interface Pointed {
  /** Addresses of the answer's sources. */
  readonly urls: readonly string[];
  /** True where footnotes number a source by this place. */
  readonly isPlace: (place: number) => boolean;
  /** Address of the marker at an index of the text, where the provider sends it. */
  readonly urlAt?: (start: number, end: number) => string | undefined;
}

/** A result of a search of ChatGPT, as `turn0search3`. */
const RESULT = String.raw`turn\d{1,4}[a-z]{3,14}\d{1,4}`;
const RESULTS = `${RESULT}(?:[ ,;、]{0,2}${RESULT})*`;
/** Marker that stands alone, of a form that only providers write. */
const SURELY = String.raw`turn\d{1,4}(?:search|news|view|image|video|file|product|academia|reddit|fetch|finance|forecast|sports|business|map|youtube|click)\d{1,4}`;

/** Citations of a provider by its own numbers, as `[web:1, web:3]`. */
const NUMBERED = String.raw`(?:web|source|citation|search_result):\d{1,4}`;

const MARKER = new RegExp(
  [
    // Private use characters around a kind and its arguments; cut off, they end where a word does.
    String.raw`[\ue200\ue206](?<kind>[a-z_]{0,40})(?<args>(?:\ue202[^\ue200\ue201\ue206]*)?)\ue201`,
    String.raw`[\ue200\ue206][a-z_]{0,40}(?:\ue202[^\s\ue200-\ue206]*)*`,
    String.raw`[\ue200-\ue206]`,
    String.raw`[[(【]${RESULTS}[\])】]`,
    `(?:file|nav)?cite[ :]?${RESULTS}`,
    `(?<![a-z])${SURELY}(?:[ ,;、]{0,2}${SURELY})*`,
    String.raw`【\d[\d:, ]*†(?<wide>[^】\n]{0,300})】`,
    String.raw`\[\d[\d:, ]*†(?<narrow>[^\]\n]{0,300})\]`,
    String.raw`:contentReference\[oaicite:[^\]\n]{0,40}\](?:\{[^}\n]{0,40}\})?`,
    String.raw`(?<=\[)oai_citation:\d{1,4}[‡†](?=[^\]\n]{0,300}\]\()`,
    String.raw`\[oai_?cit(?:e|ation):[^\]\n]{0,300}\](?!\()`,
    String.raw`\[cite_(?:start|end)\]`,
    String.raw`\[cite: ?[\d., ]{1,60}\]`,
    String.raw`</?cite(?: [^<>\n]{0,300})?>`,
    String.raw`\[(?<numbered>${NUMBERED}(?:, ?${NUMBERED})*)\]`,
    String.raw`\[\^(?<caret>\d{1,4})\^\]`,
  ].join('|'),
  'gu',
);

/** Characters of which each marker has one, so that nearly no text is searched. */
const SIGN = /[\ue200-\ue206†‡]|turn\d|oai_?cit|cite[:_ >]|(?:web|source|citation|search_result):\d|\[\^\d/;

/** Kinds of private use markers that show a text: its place among the arguments. */
function shownBy(kind: string, args: readonly string[]): string {
  if (kind === 'url' || kind === 'link') return args[0] ?? '';
  if (kind !== 'entity') return '';
  try {
    const [, name]: unknown[] = JSON.parse(args[0] ?? '');
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

const HOST = /^(?:[\p{L}\p{N}_-]{1,63}\.){1,9}\p{L}{2,}$/u;

/** Signs before which no space stays that stood before a marker. */
const ENDS = /^$|[\s.,;:!?)\]}|。，；：！？、）」』】]/;

/** A link to a source as ChatGPT writes them, behind what it is cited for. */
function linkTo(url: string, textFormat: TextFormat): string {
  if (textFormat === 'plain') return `(${url})`;
  return `([${hostOf(url) ?? url}](${/[()\s]/.test(url) ? `<${url}>` : url}))`;
}

/** Leaves out the spaces at the end of what is written so far. */
function trimEnd(written: string[]): void {
  for (let last = written.pop(); last !== undefined; last = written.pop()) {
    let end = last.length;
    while (last.charAt(end - 1) === ' ' || last.charAt(end - 1) === '\t') end -= 1;
    if (end === 0) continue;
    written.push(last.slice(0, end));
    return;
  }
}

/**
 * A text whose markers of the provider are links and footnotes where they point to a source, and are left out otherwise.
 * Linear in the text.
 */
export function withoutMarkers(
  text: string,
  textFormat: TextFormat,
  { urls, isPlace, urlAt }: Pointed = { urls: [], isPlace: () => false },
): string {
  if (!SIGN.test(text)) return text;
  const pages = new Map(urls.toReversed().map((url) => [hostOf(url), url]));

  function shownAs({ 0: marker, index, groups = {} }: RegExpExecArray): string {
    const { kind, args, wide, narrow, numbered, caret } = groups;
    const host = (wide ?? narrow)?.trim() ?? '';
    const url = HOST.test(host)
      ? pages.get(hostOf(`https://${host}`))
      : urlAt?.(index, index + marker.length);
    if (url !== undefined) return linkTo(url, textFormat);
    if (numbered !== undefined) {
      const places = [...numbered.matchAll(/\d+/g)].map(Number).filter(isPlace);
      return places.length === 0 ? '' : `[${places.join(', ')}]`;
    }
    if (caret !== undefined) return isPlace(Number(caret)) ? `[^${caret}]` : '';
    return kind === undefined ? '' : shownBy(kind, (args ?? '').split('\ue202').slice(1));
  }

  const written: string[] = [];
  let done = 0;
  for (const match of text.matchAll(MARKER)) {
    const shown = shownAs(match);
    const end = match.index + match[0].length;
    written.push(text.slice(done, match.index));
    done = end;
    if (shown === '' && ENDS.test(text.charAt(end))) trimEnd(written);
    else if (shown.startsWith('(') && /\S$/.test(written.at(-1)?.slice(-1) ?? '')) written.push(' ');
    if (shown !== '') written.push(shown);
  }
  written.push(text.slice(done));
  return written.join('');
}

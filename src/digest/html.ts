import type { BrandView, DigestView, Figure, Line, Part, Section } from './view.ts';

/*
 * HTML for mail programs: tables and inline styles, since many drop style sheets; no script, no picture, nothing of
 * another host. Colours are those of light; a style sheet turns them dark where a program reads it.
 */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Colours of light and dark by class, those of the dashboard. */
const COLOURS = {
  ground: ['background-color', '#f8f8f7', '#101114'],
  card: ['background-color', '#ffffff', '#17181c'],
  line: ['border-color', '#e7e6e3', '#292b31'],
  words: ['color', '#1a1b20', '#ececf0'],
  quiet: ['color', '#5e6068', '#a2a5af'],
  link: ['color', '#3a4bc4', '#a3adff'],
  up: ['color', '#1c7a3d', '#6fce8d'],
  down: ['color', '#b3261e', '#ff938a'],
} as const;

type Colour = keyof typeof COLOURS;

const DARK = Object.entries(COLOURS)
  .map(([name, [property, , dark]]) => `.${name}{${property}:${dark} !important}`)
  .join('');

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${DARK}}
@media (max-width:480px){.figure{width:49% !important}.pad{padding-left:16px !important;padding-right:16px !important}}`;

const FONT = 'font-family:system-ui,Helvetica,Arial,sans-serif';

/** Attributes of an element with some colours, and further style. */
const look = (colours: readonly Colour[], style: string, more = ''): string => {
  const own = colours.map((name) => `${COLOURS[name][0]}:${COLOURS[name][1]}`);
  return `class="${[...colours, more].filter(Boolean).join(' ')}" style="${[...own, style].filter(Boolean).join(';')}"`;
};

const link = (href: string, inner: string, style = ''): string =>
  `<a href="${escaped(href)}" ${look(['link'], `text-decoration:underline;${style}`)}>${inner}</a>`;

function partHtml({ text, href, isName, direction }: Part): string {
  if (direction !== undefined) return `<b ${look([direction], '')}>${escaped(text)}</b>`;
  const inner = isName ? `<bdi>${escaped(text)}</bdi>` : escaped(text);
  return href === undefined ? inner : link(href, inner);
}

/** A line with a rule above it, but for the first. */
function lineHtml({ parts, note }: Line, index: number): string {
  const more =
    note === undefined
      ? ''
      : `<br><span ${look(['quiet'], 'font-size:13px')}><bdi>${escaped(note)}</bdi></span>`;
  const rule = index === 0 ? '' : ';border-top-width:1px;border-top-style:solid';
  return `<tr><td ${look(['words', 'line'], `${FONT};font-size:15px;line-height:22px;padding:8px 0;word-break:break-word;overflow-wrap:anywhere${rule}`)}>${parts.map(partHtml).join('')}${more}</td></tr>`;
}

const table = (rows: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}">${rows}</table>`;

const sectionHtml = ({ title, lines }: Section): string =>
  `<h3 ${look(['quiet'], `${FONT};font-size:13px;line-height:18px;font-weight:600;margin:20px 0 4px`)}>${escaped(title)}</h3>${table(lines.map(lineHtml).join(''))}`;

const figureHtml = ({ label, value, href, note }: Figure): string =>
  `<div ${look([], `${FONT};display:inline-block;width:24%;min-width:120px;vertical-align:top;padding:12px 0 0`, 'figure')}><div ${look(['quiet'], 'font-size:13px;line-height:18px')}>${escaped(label)}</div><div style="font-size:22px;line-height:30px;font-weight:600">${link(href, escaped(value), 'text-decoration:none')}</div><div ${look(['quiet'], 'font-size:12px;line-height:16px;padding-right:8px')}>${escaped(note)}</div></div>`;

function brandHtml({ name, href, figures, sections, quiet }: BrandView): string {
  const heading = `<h2 ${look(['words'], `${FONT};font-size:18px;line-height:26px;font-weight:600;margin:0;word-break:break-word;overflow-wrap:anywhere`)}>${link(href, `<bdi>${escaped(name)}</bdi>`, 'text-decoration:none')}</h2>`;
  const nothing =
    quiet === null
      ? ''
      : `<p ${look(['words'], `${FONT};font-size:15px;line-height:22px;margin:16px 0 0`)}>${escaped(quiet)}</p>`;
  return `<tr><td ${look(['card', 'line'], 'padding:20px 24px 24px;border-width:1px;border-style:solid;border-radius:10px', 'pad')}>${heading}<div>${figures.map(figureHtml).join('')}</div>${nothing}${sections.map(sectionHtml).join('')}</td></tr><tr><td height="16" style="font-size:0;line-height:16px">&nbsp;</td></tr>`;
}

/** A digest as HTML. */
export function digestHtml({ title, week, summary, brands, more, settings, turnOff }: DigestView): string {
  const small = `${FONT};font-size:13px;line-height:20px`;
  const rows = [
    `<tr><td ${look([], 'padding:8px 24px 16px', 'pad')}><h1 ${look(['words'], `${FONT};font-size:22px;line-height:30px;font-weight:600;margin:0;word-break:break-word;overflow-wrap:anywhere`)}><bdi>${escaped(title)}</bdi></h1><p ${look(['quiet'], `${FONT};font-size:15px;line-height:22px;margin:4px 0 0`)}><bdi>${escaped(week)}</bdi>: ${escaped(summary)}</p></td></tr>`,
    ...brands.map(brandHtml),
    ...(more === null
      ? []
      : [
          `<tr><td ${look(['words'], `${FONT};font-size:15px;line-height:22px;padding:0 24px 16px`, 'pad')}>${link(more.href, escaped(more.text))}</td></tr>`,
        ]),
    `<tr><td ${look(['quiet'], `${small};padding:8px 24px 24px`, 'pad')}>You get this once a week. ${link(settings, 'Your mails')} · ${link(turnOff, 'No weekly digest any more')}</td></tr>`,
  ];
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(`${title}: ${summary}`)}</title>
<style>${STYLE}</style>
</head>
<body ${look(['ground'], 'margin:0;padding:0')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look(['ground'], '')}><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table(rows.join('\n'), 'max-width:600px;margin:0 auto')}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

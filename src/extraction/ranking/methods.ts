import { fold } from '../text/letters.ts';

/**
 * Names that nobody owns: methods of work and of learning, languages and formats. They head items like brands do, and
 * are none. Folded, without what is in brackets.
 */
const NAMES = `
  zettelkasten, getting things done, gtd, bullet journal, bullet journaling, mind mapping, mind map, mind maps, mindmapping, mindmap, concept mapping, concept maps, pomodoro, para,
  building a second brain, second brain, basb, moc, maps of content, evergreen notes, atomic notes, commonplace book, interstitial journaling, progressive summarization, spaced repetition, active recall,
  spaced repetition systems, linking your thinking, lyt, johnny decimal, personal knowledge management, personal knowledge mastery, pkm, cornell, cornell notes, cornell note taking, feynman, eisenhower, sq3r, time blocking,
  time boxing, eat the frog, deep work, ivy lee, 5s, kaizen, kanban, scrum, scrumban, agile, lean startup, waterfall, six sigma, lean six sigma, design thinking, okr, okrs, swot, pestel, ooda, dikw, raci,
  jobs to be done, devops, gitops, tdd, bdd, extreme programming, critical path, gantt, fishbone, 5 whys,
  python, javascript, typescript, java, c++, c#, php, ruby, kotlin, html, css, sql, json, xml, yaml, csv, markdown, latex, rest api, api, apis, graphql, regex, regexp, regular expressions, xpath, css selectors,
  bluetooth, zigbee, z-wave, wi-fi, nfc, mqtt, http, https, oauth, usb-c`;
const names = new Set(NAMES.split(',').map((name) => name.trim()));

/** What such names are called, in front of them or behind, joined by a hyphen or not. */
const KINDS =
  'method|methods|methodology|technique|techniques|framework|system|systems|principle|matrix|model|analysis|loop|pyramid|approach|methode|methoden|technik|prinzip|modell|pyramide|ansatz|metodo|metoda|metody|metode|metodu|metodologia|technika|teknik|teknigi|yontemi|yontem|tecnica|sistema|systeme|cadre|marco|matriz|matrice|modelo|modele|sistem|phuong phap|phuong|menetelma|modszer|μεθοδος|метод|методика|система|техника|матрица';
/** Whose it is: "Getting Things Done di David Allen". */
const BY = / (?:by|von|de|di|da|du|par|door|van|od|av|af|от) .*$/u;
const AROUND = new RegExp(
  `^(?:the |la |le |el |il |das |die |der )?(?:(?:${KINDS})(?: d[eio]s?| del?| di)? )?|[ -](?:${KINDS})$`,
  'gu',
);

/** Whether a head names a method, a language or a format, which are nobody's brand. */
export function isNobodys(label: string): boolean {
  const plain = fold(label.replace(/[(（][^()（）]*[)）]?/gu, ' '))
    .replace(/[\s:*_]+/gu, ' ')
    .trim();
  return [plain, plain.replace(BY, '')].some(
    (name) => names.has(name) || names.has(name.replace(AROUND, '').trim()),
  );
}

import { readOptions, runCommand, tell } from '../../src/commands/command.ts';
import { HAS_ANSWERS, REAL_ANSWERS } from './data.ts';
import {
  evaluate,
  figuresByGroup,
  joined,
  labelledMaterial,
  realMaterial,
  suggestionsByGroup,
} from './evaluation.ts';
import { floorOf } from './floor.ts';
import { HELD_LABELS, OWN_LABELS, readLabelFiles } from './label-files.ts';
import { figuresOfLines, readLines } from './lines.ts';
import { figuresByLanguage } from './prose/figures.ts';
import { readProse } from './prose/texts.ts';
import {
  showFailures,
  showFigures,
  showLines,
  showProse,
  showSuggestionFailures,
  showSuggestions,
  showTones,
} from './report.ts';
import { toldOutcomes } from './told.ts';

/*
 * npm run -s evaluate -- [--labels PATH | --held]... [--part PART] [--kind KIND] [--language LANGUAGE] [--failures] [--floor] [--lines | --prose | --told]
 * How well the extraction reads answers that people have read. Without --labels (files or folders) it takes all labels
 * of the project, with --held those that are held back. Failures of the parts that nothing is to be tuned on are told only
 * where --part asks for one, those of labels that are held back never.
 * --floor prints what test/evaluation/floor.json is to hold instead, --lines how lines over lists are read, --prose how
 * texts of prose, --told how answers that are held back are read by what a model told of them, and by the rules.
 */

const UNTUNED: readonly string[] = ['held_out', 'second'];

await runCommand(async () => {
  const { options } = readOptions(
    {
      labels: { type: 'texts', value: 'PATH' },
      held: { type: 'switch' },
      part: { type: 'text', value: 'PART' },
      kind: { type: 'text', value: 'KIND' },
      language: { type: 'text', value: 'LANGUAGE' },
      failures: { type: 'switch' },
      floor: { type: 'switch' },
      lines: { type: 'switch' },
      prose: { type: 'switch' },
      told: { type: 'switch' },
    },
    process.argv.slice(2),
    {
      help: { name: 'evaluate', about: 'Tells how well the extraction reads answers that people have read.' },
    },
  );
  const { part, kind, language } = options;
  if (options.lines) {
    process.stdout.write(
      `${showLines({ lines: figuresOfLines(readLines('dev.json')), 'held back': figuresOfLines(readLines('held.json.gz')) })}\n`,
    );
    return 0;
  }
  if (options.prose) {
    for (const part of ['dev', 'held'] as const)
      process.stdout.write(`${showProse(part, figuresByLanguage(readProse(part)))}\n\n`);
    return 0;
  }
  const paths = [...options.labels, ...(options.held || options.told ? [HELD_LABELS] : [])];
  const given = paths.length > 0;
  const labels = readLabelFiles(given ? paths : OWN_LABELS);
  if (options.failures && labels.areHeld) {
    tell(
      '--failures cannot be combined with labels that are held back: who sees where they fail tunes on them',
    );
    return 2;
  }
  if (!HAS_ANSWERS) tell(`${REAL_ANSWERS} or those beside it are absent: only written texts are read`);
  const material = joined([
    ...(!given && HAS_ANSWERS ? [realMaterial()] : []),
    labelledMaterial(HAS_ANSWERS ? labels : { ...labels, lines: [] }),
  ]);
  const isAsked = (one: { part: string; kind: string | null; language: string | null }) =>
    (part === undefined || one.part === part) &&
    (kind === undefined || one.kind === kind) &&
    (language === undefined || one.language === language);
  const show = (text: string) => process.stdout.write(`${text}\n\n`);
  if (options.told) {
    const byModel = toldOutcomes(material.readings.filter(isAsked));
    const byRules = evaluate({ readings: byModel.map(({ reading }) => reading), histories: [] }, false);
    show(`By a model\n${showFigures(figuresByGroup(byModel))}`);
    show(`By the rules\n${showFigures(figuresByGroup(byRules.outcomes))}`);
    return 0;
  }
  const evaluation = evaluate({
    readings: material.readings.filter(isAsked),
    histories: material.histories.filter(isAsked),
  });
  if (options.floor) {
    process.stdout.write(`${JSON.stringify(floorOf(evaluation), null, 2)}\n`);
    return 0;
  }
  const { outcomes, suggested } = evaluation;
  if (options.failures) {
    const told = outcomes.filter(({ reading }) => part !== undefined || !UNTUNED.includes(reading.part));
    show([...showFailures(told), ...showSuggestionFailures(suggested.suggested_once)].join('\n'));
  }
  const groups = figuresByGroup(outcomes);
  show(showFigures(groups));
  for (const [group, figures] of Object.entries(groups)) {
    if (!group.includes(',') && figures.tones.agreement.of > 0) show(showTones(group, figures));
  }
  if (suggested.suggested.length > 0) {
    show(`Suggested at 3 answers of 2 prompts\n${showSuggestions(suggestionsByGroup(suggested.suggested))}`);
    show(`Suggested at once\n${showSuggestions(suggestionsByGroup(suggested.suggested_once))}`);
  }
  return 0;
});

import { z } from 'zod';
import type { ListColumns } from '../catalogue/list-columns.ts';
import { LISTS } from '../catalogue/lists.ts';
import { shapeOf } from '../http/requests/validation.ts';
import { loadAnswer } from '../lists/answer.ts';
import { answerList } from '../lists/answer-list.ts';
import { listParameters } from '../lists/list-parameters.ts';
import { integer, parameter, readOneUuid } from '../shared/parameters.ts';
import { readArguments } from './arguments.ts';
import { columnsText } from './columns.ts';
import { inputOfQuery } from './input-schema.ts';
import { addressOf, datesOf, fittingRows, NOTICE, PAGE, readPage, tableOf } from './result.ts';
import { describedTool, type Tool } from './tool.ts';

/** Rows of a file of the rest at the most: those of a page of /v1. */
const REST = 100;

/** Characters of a text that one result holds. */
const MAX_TEXT = 20_000;

/** Characters of the mentions of one result, and of the citations. */
const MAX_OF_PART = 15_000;

/** Columns of answers that are read one answer at a time. */
const OF_ONE = new Set(['text', 'text_format', 'search_queries']);

const without = (columns: ListColumns, names: ReadonlySet<string>): ListColumns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.has(name)));

const describedColumns = (columns: ListColumns) =>
  Object.entries(columns).map(([name, { schema, unit }]) => ({
    name,
    unit,
    description: schema.description ?? '',
  }));

const ANSWERS = { ...LISTS.answers, columns: without(LISTS.answers.columns, OF_ONE) };
const parameters = listParameters(LISTS.answers, PAGE.most);

const answers: Tool = {
  ...describedTool('answers', columnsText('Columns of a row:', describedColumns(ANSWERS.columns))),
  inputSchema: inputOfQuery(shapeOf(parameters)),
  revised: true,
  async run({ dependencies, caller, signal, origin }, input) {
    const { query, texts } = await readArguments(dependencies, caller, parameters, input);
    const options = { format: 'json', bom: false, signal } as const;
    const { body } = await answerList(dependencies, caller, ANSWERS, query, options);
    return tableOf(Object.keys(ANSWERS.columns), await readPage(body), (offset) => ({
      rest_csv: addressOf(origin, '/v1/answers', texts, {
        ...datesOf(query),
        limit: REST,
        offset,
        format: 'csv',
      }),
    }));
  },
};

const answerParameters = z.strictObject({
  answer_id: parameter(readOneUuid, {
    format: 'uuid',
    description: "The answer's id, as the tool answers has it.",
  }),
  text_offset: integer(0, 10_000_000, 0, 'Characters of the text before the part that is wanted.'),
});

type Row = Readonly<Record<string, unknown>>;

/** An answer as it is loaded. */
interface FullAnswer extends Row {
  readonly text?: unknown;
  readonly mentions: readonly Row[];
  readonly citations: readonly Row[];
}

/** Columns of the parts of an answer that say nothing new inside of it. */
const OF_ANSWER = new Set(['answer_id', 'answered_at', 'engine', 'country', 'prompt_id']);
const MENTIONS = without(LISTS.mentions.columns, OF_ANSWER);
const CITATIONS = without(LISTS.citations.columns, OF_ANSWER);

/** Rows of a part of an answer as columns and rows, with how many there are. */
function partOf(columns: ListColumns, rows: readonly Row[]) {
  const names = Object.keys(columns);
  return {
    columns: names,
    rows: fittingRows(names, rows.slice(0, PAGE.usual), MAX_OF_PART),
    total: rows.length,
  };
}

/** A part of a text that splits no character. */
function pieceOf(text: string, offset: number) {
  const characters = [...text];
  const data = characters.slice(offset, offset + MAX_TEXT).join('');
  const next = offset + MAX_TEXT;
  return {
    written_by_strangers: true,
    characters: characters.length,
    offset,
    ...(next < characters.length ? { next_text_offset: next } : {}),
    data,
  };
}

const answer: Tool = {
  ...describedTool(
    'answer',
    columnsText('Fields:', describedColumns(LISTS.answers.columns)),
    columnsText('Columns of mentions, ranked brands first:', describedColumns(MENTIONS)),
    columnsText('Columns of citations, in the order of the engine:', describedColumns(CITATIONS)),
    `Of mentions and citations at most ${PAGE.usual} rows are here; all_json has all of them.`,
  ),
  inputSchema: inputOfQuery(answerParameters.shape),
  revised: true,
  async run({ dependencies, caller, origin }, input) {
    const { query } = await readArguments(dependencies, caller, answerParameters, input);
    const { text, mentions, citations, ...fields }: FullAnswer = await loadAnswer(
      dependencies.clickhouse,
      caller,
      query.answer_id,
    );
    return {
      body: {
        notice: NOTICE,
        ...fields,
        text: pieceOf(String(text), query.text_offset),
        mentions: partOf(MENTIONS, mentions),
        citations: partOf(CITATIONS, citations),
        all_json: `${origin}/v1/answers/${query.answer_id}`,
      },
    };
  },
};

export const ANSWER_TOOLS: readonly Tool[] = [answers, answer];

import { readPart } from '../http/requests/validation.ts';
import { MAX_BULK } from '../prompts/bulk.ts';
import { newPromptSchema, promptSchema } from '../prompts/prompt.ts';
import { listPrompts } from '../prompts/read.ts';
import { promptListParameters } from '../routes/prompts.ts';
import {
  answerNewPrompts,
  answerPromptChanges,
  bulkQuery,
  manyPromptsChangeSchema,
} from '../routes/prompts-bulk.ts';
import { refusalOfFaults } from '../shared/faults.ts';
import { listOf } from '../shared/page.ts';
import { idsOf, readArguments, unknownArguments } from './arguments.ts';
import { columnsOf, columnsText } from './columns.ts';
import { bodyProperties, inputOf, inputOfQuery } from './input-schema.ts';
import { addressOf, NOTICE, PAGE, tableOf } from './result.ts';
import { type Arguments, describedTool, type Tool } from './tool.ts';

const parameters = promptListParameters(PAGE.most);
const COLUMNS = columnsOf(promptSchema);

const prompts: Tool = {
  ...describedTool('prompts', columnsText('Columns of a row:', COLUMNS)),
  inputSchema: inputOfQuery(parameters.shape),
  async run({ dependencies, caller, origin }, input) {
    const { query, texts } = await readArguments(dependencies, caller, parameters, input);
    const page = listOf(await listPrompts(dependencies.postgres, caller, query), query);
    return tableOf(
      COLUMNS.map(({ name }) => name),
      page,
      (offset) => ({ rest_json: addressOf(origin, '/v1/prompts', texts, { limit: 200, offset }) }),
    );
  },
};

/** Parts of the input of a tool: parameters of the query of /v1, and fields of its body. */
function partsOf(input: Arguments) {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const isOfQuery = ([name]: readonly [string, unknown]) => name in bulkQuery.shape;
  return {
    query: Object.fromEntries(sent.filter(isOfQuery)),
    body: Object.fromEntries(sent.filter((entry) => !isOfQuery(entry))),
  };
}

const { properties: DRY_RUN } = inputOfQuery(bulkQuery.shape);

const { text: TEXT, ...OF_EACH } = bodyProperties(newPromptSchema);

const createInput = inputOf(
  {
    texts: {
      type: 'array',
      items: TEXT ?? {},
      minItems: 1,
      maxItems: MAX_BULK,
      description: `1 to ${MAX_BULK} questions. The other fields hold for all of them.`,
    },
    ...OF_EACH,
    ...DRY_RUN,
  },
  ['texts'],
);

/** The texts of a call. @throws Refusal where they are none, or too many. */
function textsOf(texts: unknown): readonly unknown[] {
  if (Array.isArray(texts) && texts.length > 0 && texts.length <= MAX_BULK) return texts;
  const message = `must be an array of 1 to ${MAX_BULK} texts`;
  throw refusalOfFaults([{ code: 'invalid_body', parameter: 'texts', message }]);
}

const createPrompts: Tool = {
  ...describedTool(
    'create_prompts',
    'data tells what became of each text, in their order: 201 created, 409 there already (prompt_id), 400 not valid (errors). monthly_cost is in US dollars, null where a price is not known.',
  ),
  inputSchema: createInput,
  permission: 'read-and-write',
  async run({ dependencies, caller }, input) {
    const unknown = unknownArguments(input, Object.keys(createInput.properties));
    if (unknown.length > 0) throw refusalOfFaults(unknown);
    const { query, body } = partsOf(input);
    const { query: flags } = await readArguments(dependencies, caller, bulkQuery, query);
    const { texts, ...each } = body;
    const all = textsOf(texts).map((text) => ({ ...each, text }));
    const created = await answerNewPrompts(dependencies.postgres, caller, all, {
      dryRun: flags.dry_run,
    });
    return { body: { notice: NOTICE, ...created } };
  },
};

const { ids: IDS, ...CHANGES } = bodyProperties(manyPromptsChangeSchema);

const updateInput = inputOf(
  {
    prompt_id: {
      type: 'array',
      items: { type: 'string' },
      minItems: 1,
      maxItems: IDS?.maxItems ?? MAX_BULK,
      description: `The prompts: 1 to ${MAX_BULK} ids, or texts of a prompt or parts of them.`,
    },
    ...CHANGES,
    ...DRY_RUN,
  },
  ['prompt_id'],
);

const updatePrompts: Tool = {
  ...describedTool(
    'update_prompts',
    'data are the prompts as they are then. monthly_cost is in US dollars, below 0 where it becomes less, null where a price is not known.',
  ),
  inputSchema: updateInput,
  permission: 'read-and-write',
  async run({ dependencies, caller }, input) {
    const { query, body } = partsOf(input);
    const { query: flags } = await readArguments(dependencies, caller, bulkQuery, query);
    const { prompt_id, ...change } = body;
    const named = await idsOf(dependencies.postgres, caller, 'prompt_id', prompt_id ?? []);
    const read = readPart(manyPromptsChangeSchema, { ...change, ids: named.ids });
    const faults = [
      ...unknownArguments(input, Object.keys(updateInput.properties)),
      ...named.faults,
      ...('errors' in read
        ? read.errors
            .filter(({ parameter }) => named.faults.length === 0 || parameter !== 'ids')
            .filter(({ parameter }) => parameter in updateInput.properties || parameter.startsWith('ids'))
            .map(({ parameter, message }) => ({
              code: 'invalid_body' as const,
              parameter: parameter.replace(/^ids/, 'prompt_id'),
              message,
            }))
        : []),
    ];
    if (faults.length > 0 || 'errors' in read) throw refusalOfFaults(faults);
    const changed = await answerPromptChanges(dependencies.postgres, caller, read.value, flags.dry_run);
    return { body: { notice: NOTICE, ...changed } };
  },
};

export const PROMPT_TOOLS: readonly Tool[] = [prompts, createPrompts, updatePrompts];

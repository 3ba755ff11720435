import {
  changeCompetitor,
  competitorChangeSchema,
  competitorSchema,
  listCompetitors,
} from '../competitors/competitor.ts';
import { readPart } from '../http/requests/validation.ts';
import { competitorListParameters } from '../routes/competitors.ts';
import { refusalOfFaults } from '../shared/faults.ts';
import { listOf } from '../shared/page.ts';
import { idsOf, readArguments, unknownArguments } from './arguments.ts';
import { columnsOf, columnsText } from './columns.ts';
import { bodyProperties, inputOf, inputOfQuery } from './input-schema.ts';
import { addressOf, NOTICE, PAGE, tableOf } from './result.ts';
import { describedTool, type Tool } from './tool.ts';

const parameters = competitorListParameters(PAGE.most);
const COLUMNS = columnsOf(competitorSchema);

const competitors: Tool = {
  ...describedTool('competitors', columnsText('Columns of a row:', COLUMNS)),
  inputSchema: inputOfQuery(parameters.shape),
  async run({ dependencies, caller, origin }, input) {
    const { query, texts } = await readArguments(dependencies, caller, parameters, input);
    const page = listOf(await listCompetitors(dependencies.postgres, caller, query), query);
    return tableOf(
      COLUMNS.map(({ name }) => name),
      page,
      (offset) => ({ rest_json: addressOf(origin, '/v1/competitors', texts, { limit: 200, offset }) }),
    );
  },
};

const CHANGES = bodyProperties(competitorChangeSchema);

const updateInput = inputOf(
  {
    competitor_id: {
      type: 'string',
      description: 'The competitor: its id, or a name of it or a part of one. The own brand is none.',
    },
    ...CHANGES,
  },
  ['competitor_id', ...Object.keys(CHANGES)],
);

const updateCompetitor: Tool = {
  ...describedTool('update_competitor', 'The result is the competitor as it is then.'),
  inputSchema: updateInput,
  permission: 'read-and-write',
  async run({ dependencies, caller }, input) {
    const { competitor_id, ...rest } = input;
    const change = Object.fromEntries(Object.entries(rest).filter(([name]) => name in CHANGES));
    const named = await idsOf(dependencies.postgres, caller, 'competitor_id', competitor_id ?? '');
    const read = readPart(competitorChangeSchema, change);
    const faults = [
      ...unknownArguments(input, Object.keys(updateInput.properties)),
      ...named.faults,
      ...('errors' in read ? read.errors.map((fault) => ({ ...fault, code: 'invalid_body' as const })) : []),
    ];
    const [id, ...others] = named.ids;
    if (faults.length > 0 || 'errors' in read || id === undefined || others.length > 0) {
      const message = 'must be one competitor';
      throw refusalOfFaults(
        faults.length > 0 ? faults : [{ code: 'invalid_parameter', parameter: 'competitor_id', message }],
      );
    }
    const changed = await changeCompetitor(dependencies.postgres, caller, id, read.value.status);
    return { body: { notice: NOTICE, ...changed } };
  },
};

export const COMPETITOR_TOOLS: readonly Tool[] = [competitors, updateCompetitor];

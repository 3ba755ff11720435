import { shapeOf } from '../http/requests/validation.ts';
import { listSignals, signalParameters, signalSchema } from '../signals/list-signals.ts';
import { readArguments } from './arguments.ts';
import { columnsOf, columnsText } from './columns.ts';
import { inputOfQuery } from './input-schema.ts';
import { addressOf, datesOf, PAGE, tableOf } from './result.ts';
import { describedTool, type Tool } from './tool.ts';

const parameters = signalParameters(PAGE.most);
const COLUMNS = columnsOf(signalSchema);

const signals: Tool = {
  ...describedTool('signals', columnsText('Columns of a row:', COLUMNS)),
  inputSchema: inputOfQuery(shapeOf(parameters)),
  async run({ dependencies, caller, origin }, input) {
    const { query, texts } = await readArguments(dependencies, caller, parameters, input);
    return tableOf(
      COLUMNS.map(({ name }) => name),
      await listSignals(dependencies.postgres, caller, query),
      (offset) => ({
        rest_json: addressOf(origin, '/v1/signals', texts, { ...datesOf(query), limit: 100, offset }),
      }),
    );
  },
};

export const SIGNAL_TOOLS: readonly Tool[] = [signals];

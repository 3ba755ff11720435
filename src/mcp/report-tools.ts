import { REPORTS, type ReportDefinition } from '../catalogue/reports.ts';
import { columnsAdded } from '../catalogue/uncertainty.ts';
import { shapeOf } from '../http/requests/validation.ts';
import { answerReport } from '../reports/answer-report.ts';
import { columnsOf } from '../reports/plan/query.ts';
import { reportParameters } from '../reports/report-parameters.ts';
import { type QueryTexts, readArguments } from './arguments.ts';
import { columnsText } from './columns.ts';
import { inputOfQuery } from './input-schema.ts';
import { addressOf, datesOf, PAGE, readPage, tableOf } from './result.ts';
import { describedTool, type InputSchema, type Tool } from './tool.ts';

/** Rows of a file of the rest at the most: those of a page of /v1. */
const REST = 10_000;

/** Columns of a report's rows beside its dimensions. */
function columnsTextOf({ labels, metrics, additions }: ReportDefinition): string {
  const added = Object.values(additions).flatMap(columnsAdded);
  return columnsText(
    'Columns of a row, after those of the dimensions; figures of a row are over the answers of its group that the filters let through:',
    [...labels, ...metrics, ...added],
  );
}

const dimensionsTextOf = ({ dimensions }: ReportDefinition): string =>
  columnsText(
    'Dimensions:',
    dimensions.flatMap((one) => (one.label ? [one, one.label] : [one])),
  );

/** Adds the names of what rows are grouped by, which mean nothing to a person as ids. */
const labelled =
  ({ dimensions, additions }: ReportDefinition) =>
  (texts: QueryTexts): QueryTexts => {
    const asked = (texts.dimensions ?? '').split(',').map((name) => name.trim());
    const hasNames = dimensions.some(({ name, label }) => label !== undefined && asked.includes(name));
    return hasNames && 'labels' in additions && texts.labels === undefined
      ? { ...texts, labels: 'true' }
      : texts;
  };

/** Input of a report's tool: names are added unless they are not wanted. */
function inputOf({ additions }: ReportDefinition, shape: ReturnType<typeof shapeOf>): InputSchema {
  const input = inputOfQuery(shape);
  if (!('labels' in additions)) return input;
  return {
    ...input,
    properties: { ...input.properties, labels: { ...input.properties.labels, default: true } },
  };
}

function reportTool(report: ReportDefinition): Tool {
  const parameters = reportParameters(report, PAGE);
  const preset = labelled(report);
  return {
    ...describedTool(`${report.name}_report`, dimensionsTextOf(report), columnsTextOf(report)),
    inputSchema: inputOf(report, shapeOf(parameters)),
    revised: true,
    async run({ dependencies, caller, signal, origin }, input) {
      const { query, texts } = await readArguments(dependencies, caller, parameters, input, preset);
      const { body } = await answerReport(dependencies, caller, query, {
        format: 'json',
        bom: false,
        signal,
      });
      const columns = columnsOf(query).map(({ name }) => name);
      return tableOf(columns, await readPage(body), (offset) => ({
        rest_csv: addressOf(origin, `/v1/reports/${report.name}`, texts, {
          ...datesOf(query),
          limit: REST,
          offset,
          format: 'csv',
        }),
      }));
    },
  };
}

/** A tool per report of the catalogue. */
export const REPORT_TOOLS: readonly Tool[] = Object.values(REPORTS).map(reportTool);

import { callerOf } from '../http/caller.ts';
import { listSignals, type SignalsRequest, signalsQuery, signalsSchema } from '../signals/list-signals.ts';
import type { App, AppDependencies } from './dependencies.ts';

const signalRoute =
  (hasPrompts: boolean) =>
  async (app: App, { postgres }: AppDependencies): Promise<void> => {
    app.get<{ Querystring: SignalsRequest }>(
      '/signals',
      {
        schema: {
          tags: ['Events'],
          operationId: 'listSignals',
          summary: 'Figures that moved by more than chance, open ones first',
          description:
            'After each complete day visibility, share of voice, sentiment and own citation rate are tested, for all answers and by engine, country, topic and tracked competitor: the last 7 days against the 28 before, paired by prompt, with at least 8 prompts and 50 answers on both sides. Of all tests of a brand and night those count that hold at a false-discovery rate of 5 %. A signal is opened once and closed after three nights in a row without it. The list has those that were open on a day of the range.',
          querystring: signalsQuery,
          response: { 200: signalsSchema },
        },
      },
      async (request) => {
        const { data, meta } = await listSignals(postgres, callerOf(request), request.query);
        return { data: hasPrompts ? data : data.map((row) => ({ ...row, prompts: [] })), meta };
      },
    );
  };

/** The signals of a brand. */
export const signalRoutes = signalRoute(true);

/** The signals of a shared page, which shows no prompts. */
export const sharedSignalRoutes = signalRoute(false);

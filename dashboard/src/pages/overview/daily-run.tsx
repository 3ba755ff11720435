import type { Run } from '../../data/shapes.ts';
import { pageUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { NO_FILTERS } from '../../navigation/filters.ts';
import { Card } from '../../parts/card.tsx';
import { Counted } from '../../parts/stat.tsx';
import { longDate, timeText } from '../../words/dates.ts';
import { count, counted } from '../../words/numbers.ts';
import { MissingEngines } from '../missing-engines.tsx';

/** Result of the last run, time of the next one, and engines that are not set up. */
export function DailyRun() {
  const source = useSource();
  const loaded = useData<Run>(`${source.base}/run`);
  const run = loaded.data;
  return (
    <Card title="Daily run" loaded={loaded} waiting={3}>
      {run && (
        <>
          <p>
            {run.last === null ? (
              'There was no run yet.'
            ) : run.is_demo ? (
              <>
                The demo asks no engine: {count(run.last.questions)} answers a day are invented, and it costs
                nothing.
              </>
            ) : (
              <>
                On {longDate(run.last.date)} (UTC): {counted(run.last.questions, 'question')},{' '}
                <Counted
                  href={pageUrl(source, 'answers', {
                    ...NO_FILTERS,
                    include_archived: true,
                    start_date: run.last.date,
                    end_date: run.last.date,
                  })}
                >
                  {count(run.last.complete)} answered
                </Counted>
                {run.last.failed > 0 && <>, {count(run.last.failed)} failed</>}.
              </>
            )}
          </p>
          <p class="hint">
            {run.is_demo
              ? 'Questions of a brand of your own are asked every day.'
              : run.next_at === null
                ? run.why_none
                : `The next run is at ${timeText(run.next_at)}.`}
          </p>
          {!run.is_demo && <MissingEngines engines={run.engines} />}
        </>
      )}
    </Card>
  );
}

import type { Run } from '../data/shapes.ts';

/** Engines that are not set up; and in a line for operators, of whom owners may be one, what to set. */
export function MissingEngines({ engines }: Pick<Run, 'engines'>) {
  const missing = engines.filter(({ ready }) => ready === false);
  const settings = missing.flatMap(({ setting }) => setting ?? []);
  if (missing.length === 0) return null;
  return (
    <>
      <p class="note">Not set up yet, so skipped: {missing.map(({ name }) => name).join(', ')}.</p>
      {settings.length > 0 && (
        <p class="hint">
          For the operator of this service: set{' '}
          {settings.map((setting, index) => (
            <>
              {index > 0 && ', '}
              <code>{setting}</code>
            </>
          ))}{' '}
          and restart it.
        </p>
      )}
    </>
  );
}

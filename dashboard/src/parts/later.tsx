import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Problem } from '../data/request.ts';
import { Skeleton, Waiting } from './card.tsx';

const NOT_LOADED = new Problem(0, { detail: 'This page could not be loaded. Reload it to try again.' });

/**
 * A component whose script is loaded when it is first shown.
 * @param load imports it, from a file that nothing else imports
 * @param Placeholder is shown meanwhile
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType = () => <Skeleton rows={5} />,
) {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>(loaded ? 'there' : 'waiting');
    useEffect(() => {
      if (loaded) return;
      load()
        .then((component) => {
          loaded = component;
          setState('there');
        })
        // The file is gone where the service has been updated since the page was opened.
        .catch(() => setState('failed'));
    }, []);
    const Loaded = loaded;
    if (Loaded) return <Loaded {...props} />;
    return state === 'failed' ? <Waiting error={NOT_LOADED} /> : <Placeholder />;
  };
}

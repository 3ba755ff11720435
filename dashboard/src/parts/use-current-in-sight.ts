import { useEffect, useRef } from 'preact/hooks';

/**
 * Scrolls a row of links sideways, where it is wider than the window, to the one of what is shown.
 * @param current changes with what is shown
 */
export function useCurrentInSight<E extends HTMLElement>(current: string | null | undefined) {
  const ref = useRef<E>(null);
  useEffect(() => {
    const row = ref.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link)
      row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return ref;
}

import { useEffect, useRef, useState } from 'preact/hooks';

/** Height of a row of a long table in pixels, as in styles/table.css. */
export const ROW = 52;
/** Rows drawn above and below what is in sight. */
const SPARE = 8;

/** Visible rows of a long table: the rows [from, to), and the pixels of those before and after them. */
export function useWindow<E extends HTMLElement>(count: number, on: boolean) {
  const ref = useRef<E>(null);
  const [from, setFrom] = useState(0);
  const inSight = Math.ceil(window.innerHeight / ROW) + 2 * SPARE;
  useEffect(() => {
    if (!on) return;
    const look = () => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      const first = Math.max(0, Math.floor(-top / ROW) - SPARE);
      // Moves in steps, so that not every pixel renders again.
      setFrom(first - (first % SPARE));
    };
    look();
    const listening = new AbortController();
    window.addEventListener('scroll', look, { passive: true, signal: listening.signal });
    window.addEventListener('resize', look, listening);
    return () => listening.abort();
  }, [on]);
  const to = Math.min(count, from + inSight + SPARE);
  return on
    ? { ref, from, to, before: from * ROW, after: (count - to) * ROW }
    : { ref, from: 0, to: count, before: 0, after: 0 };
}

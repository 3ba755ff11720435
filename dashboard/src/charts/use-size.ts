import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Size of an element in pixels; 0 until it is known. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the element that gets the ref. */
export function useSize<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setSize((before) => {
        const [width, height] = [Math.round(element.clientWidth), Math.round(element.clientHeight)];
        return before.width === width && before.height === height ? before : { width, height };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

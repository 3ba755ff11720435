import { useEffect } from 'preact/hooks';

/** Says in the window's title which page this is. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = `${title} · Answer Visibility`;
  }, [title]);

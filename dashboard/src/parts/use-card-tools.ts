import { type ComponentChildren, render } from 'preact';
import { useContext, useEffect, useLayoutEffect } from 'preact/hooks';
import { CardTools } from './card.tsx';

/**
 * Renders controls at the top right of the card around a component: those of a chart depend on its state, and stand
 * where those of other cards do.
 */
export function useCardTools(tools: ComponentChildren): void {
  const slot = useContext(CardTools);
  useLayoutEffect(() => {
    if (slot) render(tools, slot);
  });
  useEffect(() => () => void (slot && render(null, slot)), [slot]);
}

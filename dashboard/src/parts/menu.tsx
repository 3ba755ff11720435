import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface MenuProps {
  readonly label: ComponentChildren;
  /** True where the choice differs from the default. */
  readonly active?: boolean;
  /** Side of the button that the panel is aligned to; `page`: the right one, and on phones the left. */
  readonly align?: 'left' | 'right' | 'page';
  readonly className?: string;
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/** Closes a menu. @param focus whether the focus goes back to its button. */
export function closeMenu(menu: Element | null, focus = false): void {
  menu?.removeAttribute('open');
  if (focus) menu?.querySelector('summary')?.focus();
}

/** Lines of a panel that keys move between. */
const ITEMS = 'a[href], button:not(:disabled), input:is([type="checkbox"], [type="radio"])';
/** Fields in a panel that need the keys themselves, and those of one line, which the arrow keys lead out of. */
const FIELDS = 'select, textarea, input:not([type="checkbox"], [type="radio"])';
const LINES = 'input:is([type="search"], [type="text"]):not([role="combobox"])';
/** Milliseconds within which letters are one word. */
const TYPING = 500;

const textOf = (item: Element) => (item.closest('label') ?? item).textContent?.trim().toLowerCase() ?? '';

/**
 * The item of an open menu that a key leads to: arrow keys go round, Home and End to an end, letters to the next one
 * that begins with them. https://www.w3.org/WAI/ARIA/apg/patterns/menubar/#keyboardinteraction
 * @param typed letters that were typed just before
 */
function itemOf(menu: Element, { key, target }: KeyboardEvent, typed: string): HTMLElement | undefined {
  const from = target as HTMLElement;
  const items = [...menu.querySelectorAll<HTMLElement>(`.menu-panel :is(${ITEMS})`)];
  const place = items.indexOf(from);
  const isField = from.matches(FIELDS);
  if (isField && !(from.matches(LINES) && key.startsWith('Arrow'))) return;
  if (key === 'ArrowDown') return items[place + 1] ?? items[0];
  if (key === 'ArrowUp') return items[(place < 0 ? items.length : place) - 1] ?? items.at(-1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if ([...key].length !== 1 || key === ' ') return;
  // The first letter goes on to the next item; more of a word may stay at the present one.
  const first = Math.max(0, place + (typed === '' ? 1 : 0));
  const turned = [...items.slice(first), ...items.slice(0, first)];
  return turned.find((item) => textOf(item).startsWith(typed + key.toLowerCase()));
}

/** A button that opens a panel below itself. Escape, a choice in it, or going elsewhere closes it. */
export function Menu({ label, active = false, align = 'left', className = '', onOpen, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  // A closed one is a button and nothing more: long tables have one in each row.
  const [open, setOpen] = useState(false);
  // Runs before drawing, so that the first key is not missed.
  useLayoutEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const onElsewhere = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) closeMenu(ref.current);
    };
    const onFocus = (event: FocusEvent) => {
      // Pressing words inside moves the focus to a focusable ancestor. If that closed the menu, the pressed
      // label would be gone before it is released, on which Chromium 147 and 156 crash.
      if (!(event.target as Node).contains(ref.current)) onElsewhere(event);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && ref.current?.open) closeMenu(ref.current, true);
    };
    let typed = '';
    let typing = 0;
    const onKeyInside = (event: KeyboardEvent) => {
      const isLetter = [...event.key].length === 1;
      if (!isLetter) typed = '';
      if (event.altKey || event.ctrlKey || event.metaKey || !ref.current) return;
      const item = itemOf(ref.current, event, typed);
      if (!item) return;
      item.focus();
      event.preventDefault();
      // A table around it moves by the same keys.
      event.stopPropagation();
      clearTimeout(typing);
      if (isLetter) typed += event.key.toLowerCase();
      typing = window.setTimeout(() => {
        typed = '';
      }, TYPING);
    };
    const onClick = (event: MouseEvent) => {
      const chosen = (event.target as Element).closest('a, button.choice, [type=submit]');
      if (chosen && ref.current?.contains(chosen)) closeMenu(ref.current, true);
    };
    document.addEventListener('click', onClick, listening);
    document.addEventListener('pointerdown', onElsewhere, listening);
    document.addEventListener('focusin', onFocus, listening);
    document.addEventListener('keydown', onKey, listening);
    ref.current?.addEventListener('keydown', onKeyInside, listening);
    return () => listening.abort();
  }, [open]);
  return (
    <details
      ref={ref}
      class={`menu ${className}`}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary class={active ? 'menu-button active' : 'menu-button'}>
        {label}
        <Icon name="chevron" />
      </summary>
      {open && <div class={`menu-panel ${align}`}>{children}</div>}
    </details>
  );
}

interface MenuActionProps {
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A line of a menu that does something. */
export const MenuAction = ({ disabled, onClick, children }: MenuActionProps) => (
  <li>
    <button type="button" class="choice" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  </li>
);

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface MenuProps {
  readonly label: ComponentChildren;
  /** True where the choice differs from the default. */
  readonly active?: boolean;
  readonly align?: 'left' | 'right';
  readonly className?: string;
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/** Closes a menu. @param focus whether the focus goes back to its button. */
export function closeMenu(menu: Element | null, focus = false): void {
  menu?.removeAttribute('open');
  if (focus) menu?.querySelector('summary')?.focus();
}

/** A button that opens a panel below itself. Escape, a choice in it, or going elsewhere closes it. */
export function Menu({ label, active = false, align = 'left', className = '', onOpen, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  // A closed one is a button and nothing more: long tables have one in each row.
  const [open, setOpen] = useState(false);
  useEffect(() => {
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
    const onClick = (event: MouseEvent) => {
      const chosen = (event.target as Element).closest('a, button.choice, [type=submit]');
      if (chosen && ref.current?.contains(chosen)) closeMenu(ref.current, true);
    };
    document.addEventListener('click', onClick, listening);
    document.addEventListener('pointerdown', onElsewhere, listening);
    document.addEventListener('focusin', onFocus, listening);
    document.addEventListener('keydown', onKey, listening);
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

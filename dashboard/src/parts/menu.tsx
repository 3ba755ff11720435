import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface MenuProps {
  readonly label: ComponentChildren;
  /** Whether something other than the default is chosen. */
  readonly active?: boolean;
  readonly align?: 'left' | 'right';
  readonly className?: string;
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/** A button that opens a panel below itself. Escape, a choice in it, or going elsewhere closes it. */
export function Menu({ label, active = false, align = 'left', className = '', onOpen, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  // A closed one is a button and nothing more: long tables have one in each row.
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = () => ref.current?.removeAttribute('open');
    const onElsewhere = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent) => {
      const chosen = (event.target as Element).closest('a, .choice, [type=submit]');
      if (!chosen || !ref.current?.contains(chosen)) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
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

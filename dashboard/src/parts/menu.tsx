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

/** A button that opens a panel below itself. Escape, or a click elsewhere, closes it. */
export function Menu({ label, active = false, align = 'left', className = '', onOpen, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  // A closed one is a button and nothing more: long tables have one in each row.
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = () => ref.current?.removeAttribute('open');
    const onPointer = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    // A link that was followed closes the menu it stands in.
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a') && ref.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onPointer);
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

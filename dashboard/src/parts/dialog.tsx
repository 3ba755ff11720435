import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { closeMenu } from './menu.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Modal dialog; the browser keeps the focus in it and closes it by Escape. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Menu that opened it, to whose button the focus returns.
    for (const menu of document.querySelectorAll('.menu[open]')) closeMenu(menu, true);
    const dialog = ref.current;
    const before = document.activeElement as HTMLElement | null;
    dialog?.showModal();
    // Not the closing button, which the browser chooses as it comes first.
    dialog?.querySelector<HTMLElement>('form :is(input, textarea, select)')?.focus();
    return () => {
      dialog?.close();
      // The browser restores the focus by itself only on Escape: the sent button is disabled meanwhile.
      before?.focus();
    };
  }, []);
  return (
    <dialog ref={ref} class="dialog" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="quiet" aria-label="Close" onClick={() => ref.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

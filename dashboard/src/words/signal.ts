import { type Component, options } from 'preact';

/*
 * Values that are shown: what reads one while it is drawn is drawn anew when it changes. It is what the pages need of
 * @preact/signals, which is 2.3 kB more when packed.
 */

export interface Signal<T> {
  value: T;
  /** Reads it without being drawn anew. */
  peek(): T;
  /** Calls at once, and after each change. */
  subscribe(listener: (value: T) => void): void;
}

/** A component, or what listens as one would. */
type Reader = Pick<Component, 'forceUpdate'>;

/** What is being drawn. */
let drawn: Reader | undefined;
/** The readers of each signal that a component has read, which it is one of. */
const read = new WeakMap<Reader, Set<Set<Reader>>>();

function leave(reader: Reader): void {
  for (const readers of read.get(reader) ?? []) readers.delete(reader);
  read.set(reader, new Set());
}

/** Preact's own hooks are found by these names, as those of its additions are. */
const hooks = options as unknown as Record<string, ((...args: unknown[]) => void) | undefined>;

function before(name: string, work: (component: Component | undefined) => void): void {
  const next = hooks[name];
  hooks[name] = (...args) => {
    work((args[0] as { readonly __c?: Component } | null)?.__c);
    next?.(...args);
  };
}

before('__r', (component) => {
  if (component) leave(component);
  drawn = component;
});
// When it is drawn, or has failed; of a failure the first argument is the error.
for (const end of ['diffed', '__e']) {
  before(end, () => {
    drawn = undefined;
  });
}
before('unmount', (component) => component && leave(component));

export function signal<T>(first: T): Signal<T> {
  let value = first;
  const readers = new Set<Reader>();
  return {
    get value() {
      if (drawn) {
        readers.add(drawn);
        read.get(drawn)?.add(readers);
      }
      return value;
    },
    set value(next) {
      if (next === value) return;
      value = next;
      for (const reader of [...readers]) reader.forceUpdate();
    },
    peek: () => value,
    subscribe(listener) {
      const forceUpdate = () => listener(value);
      readers.add({ forceUpdate });
      forceUpdate();
    },
  };
}

/** What is made of a signal, anew when that changes. */
export function computed<S, T>(of: Signal<S>, make: (value: S) => T): Signal<T> {
  const made = signal(make(of.peek()));
  of.subscribe((value) => {
    made.value = make(value);
  });
  return made;
}

const MOST = 20_000;

/** A function of a text that reads each text once, as answers repeat words and names; it forgets all where they are many. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

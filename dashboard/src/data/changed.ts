type Items = readonly unknown[];

const without = (items: Items, others: Items): Items => items.filter((one) => !others.includes(one));

/**
 * Changed values, and for lists the added and removed items: the rest may have been changed by somebody else
 * meanwhile, and is not sent.
 */
export const changed = (values: object, before: object): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const was = before[name as keyof object] as unknown;
      if (JSON.stringify(value) === JSON.stringify(was)) return [];
      return [[name, Array.isArray(was) ? { add: without(value, was), remove: without(was, value) } : value]];
    }),
  );

/** What of some values is not as it was: the rest may have been changed by somebody else meanwhile, and is not sent. */
export const changed = (values: object, before: object): object =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof object]),
    ),
  );

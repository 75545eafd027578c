// Owns what of a form has to be sent: only what the person changed, so that another's change of the rest is not overwritten.

/** The fields that differ from `before`, by what they hold. */
export function changedFields<Fields extends object>(fields: Fields, before: Fields): Partial<Fields> {
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof Fields]);
  return Object.fromEntries(Object.entries(fields).filter(differs)) as Partial<Fields>;
}

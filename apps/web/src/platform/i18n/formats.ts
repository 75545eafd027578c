// Owns the browser's formats of numbers and days: each made once. Making one costs a phone milliseconds, and a list would
// make several for every row. Whole numbers and plurals in English need none: the first one would hold up a first screen.

type Format = Intl.NumberFormat | Intl.DateTimeFormat;
const made = new Map<string, Format>();

function once(kind: 'NumberFormat' | 'DateTimeFormat', tag: string, options: object | undefined) {
  const key = kind + tag + JSON.stringify(options);
  const format =
    made.get(key) ?? new (Intl[kind] as new (tag: string, options?: object) => Format)(tag, options);
  made.set(key, format);
  return format;
}

export function numbersIn(tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once('NumberFormat', tag, options) as Intl.NumberFormat;
}

export function datesIn(tag: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('DateTimeFormat', tag, options) as Intl.DateTimeFormat;
}

const isEnglish = (tag: string): boolean => /^en-(US|XA)$/.test(tag);

export function numberIn(tag: string, value: number): string {
  return isEnglish(tag) && Number.isSafeInteger(value)
    ? `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')
    : numbersIn(tag).format(value);
}

export function pluralIn(tag: string, count: number): Intl.LDMLPluralRule {
  if (!isEnglish(tag)) return new Intl.PluralRules(tag).select(count);
  return Math.abs(count) === 1 ? 'one' : 'other';
}

// The languages a club can be in: those that many fans speak, and whichever it has already.

const common = [
  'ar',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'sv',
  'sw',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
];

/** In its own words: whoever speaks it finds it in any list. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

export function offeredLanguages(current: string, locale: string): string[] {
  const all = common.includes(current) ? common : [...common, current];
  return [...all].sort((one, other) => languageName(one).localeCompare(languageName(other), locale));
}

/** What the phone speaks, where it is one of those. */
export function phoneLanguage(): string {
  const [language = 'en'] = navigator.language.split('-');
  return common.includes(language) ? language : 'en';
}

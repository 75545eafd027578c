// The languages a club can be in: those that many fans speak, and whichever it has already.

/** Each in its own words: whoever speaks it finds it in any list. */
const names: Readonly<Record<string, string>> = {
  ar: 'العربية',
  bn: 'বাংলা',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  fa: 'فارسی',
  fi: 'Suomi',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  hu: 'Magyar',
  id: 'Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  ms: 'Melayu',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  sv: 'Svenska',
  sw: 'Kiswahili',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  zh: '中文',
};
const common = Object.keys(names);

/** The browser is asked for the rare ones only: its first answer of this kind holds up a phone for a tenth of a second. */
export function languageName(tag: string): string {
  const known = names[tag];
  if (known) return known;
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

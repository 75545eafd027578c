// Owns days and times in English. The browser's first format of a day holds up a phone for a tenth of a second, and a first
// screen with it; what is written here is what it would write.

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** What first screens write, by what is asked for in the order of the alphabet. */
const patterns: Readonly<Record<string, string>> = {
  'timeStyle=short': 'T',
  'weekday=long': 'W',
  'month=long year=numeric': 'L Y',
  'day=numeric month=long': 'L D',
  'day=numeric month=short': 'M D',
  'day=numeric month=short year=numeric': 'M D, Y',
  'dateStyle=medium': 'M D, Y',
  'dateStyle=medium timeStyle=short': 'M D, Y, T',
  'dateStyle=full timeStyle=short': 'W, L D, Y at T',
};

const parts: Readonly<Record<string, (at: Date) => string | number | undefined>> = {
  W: (at) => weekdays[at.getDay()],
  L: (at) => months[at.getMonth()],
  M: (at) => months[at.getMonth()]?.slice(0, 3),
  D: (at) => at.getDate(),
  Y: (at) => at.getFullYear(),
  T: (at) => {
    const hour = at.getHours();
    return `${hour % 12 || 12}:${`${at.getMinutes()}`.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  },
};

/** Undefined where only the browser knows how. */
export function englishDays(options: Intl.DateTimeFormatOptions): ((at: Date) => string) | undefined {
  const asked = Object.entries(options).map(([part, form]) => `${part}=${form}`);
  const pattern = patterns[asked.sort().join(' ')];
  if (!pattern) return undefined;
  return (at) => pattern.replace(/[A-Z]/g, (part) => `${parts[part]?.(at)}`);
}

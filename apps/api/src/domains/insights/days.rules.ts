// Owns days, weeks and months as texts (YYYY-MM-DD): a week is named by its Monday, a month by its first day.
export const dayMs = 86_400_000;

const text = (at: number) => new Date(at).toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return text(Date.parse(day) + days * dayMs);
}

export function mondayOf(day: string): string {
  const at = Date.parse(day);
  return text(at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs);
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

export function weeksBetween(from: string, to: string): number {
  return Math.floor(daysBetween(from, to) / 7);
}

export function dayIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
}

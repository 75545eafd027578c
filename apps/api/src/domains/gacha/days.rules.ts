// Owns the day of fifty draws: the server's clock, in UTC.

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function nextDay(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));
}

// Owns when somebody turns an age: the one rule for all who ask, by calendar days and without a time of day.

/**
 * `YYYY-MM-DD` of the day on which somebody born then is so many years old. Who was born on 29 February is a year older on 1 March
 * where the year has no such day: their year is full only then. The gate in the database says the same (`ledger_gate`).
 */
export function turnsOn(birthDate: string, years: number): string {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

/** By the day in UTC, as all days of the house are counted. */
export function isOfAge(birthDate: string, years: number, now: Date): boolean {
  return turnsOn(birthDate, years) <= now.toISOString().slice(0, 10);
}

// Owns the grid of a month: its days in weeks that begin on Monday, and the first moments of it and of the next.

export interface Month {
  year: number;
  /** From 0. */
  month: number;
}

/** `2026-11`; the present month where nothing sensible is written. */
export function readMonth(text: string | null, now: Date): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  if (year === undefined || month === undefined) return { year: now.getFullYear(), month: now.getMonth() };
  return { year: Number(year), month: Number(month) - 1 };
}

export function writeMonth({ year, month }: Month): string {
  return `${year}-${String(month + 1).padStart(2, '0')}`;
}

export function shiftMonth({ year, month }: Month, by: number): Month {
  const at = new Date(year, month + by, 1);
  return { year: at.getFullYear(), month: at.getMonth() };
}

/** By the phone's own clock: it is the phone's calendar that is looked at. */
export function boundsOf({ year, month }: Month): { from: string; until: string } {
  return { from: new Date(year, month, 1).toISOString(), until: new Date(year, month + 1, 1).toISOString() };
}

/** Days by number, null for those of the months before and after. */
export function weeksOf({ year, month }: Month): (number | null)[][] {
  const before = (new Date(year, month, 1).getDay() + 6) % 7;
  const days = new Date(year, month + 1, 0).getDate();
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, at) => {
    const day = at - before + 1;
    return day >= 1 && day <= days ? day : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

// Owns what follows from the days somebody checked in: the streak, freezes earned and used, the day a repair would fill. Worked out anew
// each time, so that what arrives late, or twice, makes no difference to the order it arrived in.
import { dayAfter, daysBetween } from '@stagepass/base/local-day.ts';
import { type CheckinDay, DAYS_FOR_A_FREEZE, MOST_FREEZES } from '@stagepass/contract/checkins/shapes.ts';

export interface Kept {
  day: string;
  kind: 'made' | 'repaired';
}

export interface Streak {
  /** In order, with the frozen ones. */
  days: CheckinDay[];
  streak: number;
  best: { streak: number; ended_on: string | null };
  freezes: number;
  next_freeze_in: number | null;
  checked_today: boolean;
  /** The missed day by which the last streak ended, where a repair would join it to today's. */
  repairable: string | null;
}

/** How long ago a day may be repaired. */
const REPAIR_DAYS = 7;

interface Run {
  streak: number;
  freezes: number;
  /** Check-ins of this streak since the last freeze that was earned. */
  towards: number;
}

/** `kept`: in order of days, none twice, none after today. */
export function streakOf(kept: readonly Kept[], today: string): Streak {
  const days: CheckinDay[] = [];
  let run: Run = { streak: 0, freezes: 0, towards: 0 };
  let best: Streak['best'] = { streak: 0, ended_on: null };
  let missed: string | null = null;
  let last: string | undefined;

  /** The days between two check-ins, or up to yesterday: frozen while there are enough freezes, otherwise the streak is over. */
  function cross(until: string): void {
    if (last === undefined) return;
    const gap = daysBetween(last, until) - 1;
    if (gap <= 0) return;
    if (gap <= run.freezes) {
      for (let at = 1; at <= gap; at += 1) days.push({ day: dayAfter(last, at), kind: 'frozen' });
      run = { ...run, streak: run.streak + gap, freezes: run.freezes - gap };
    } else {
      missed = gap === run.freezes + 1 ? dayAfter(last, gap) : null;
      run = { ...run, streak: 0, towards: 0 };
    }
  }

  for (const { day, kind } of kept) {
    cross(day);
    days.push({ day, kind });
    const towards = run.towards + (kind === 'made' ? 1 : 0);
    const earned = towards >= DAYS_FOR_A_FREEZE;
    run = {
      streak: run.streak + 1,
      freezes: Math.min(MOST_FREEZES, run.freezes + (earned ? 1 : 0)),
      towards: earned ? 0 : towards,
    };
    if (run.streak >= best.streak) best = { streak: run.streak, ended_on: day };
    last = day;
  }
  cross(today);
  if (run.streak > best.streak) best = { streak: run.streak, ended_on: dayAfter(today, -1) };
  const checked_today = last === today;
  return {
    days,
    streak: run.streak,
    best: { ...best, ended_on: run.streak === best.streak ? null : best.ended_on },
    freezes: run.freezes,
    next_freeze_in: run.freezes >= MOST_FREEZES ? null : DAYS_FOR_A_FREEZE - run.towards,
    checked_today,
    repairable: missed !== null && daysBetween(missed, today) <= REPAIR_DAYS ? missed : null,
  };
}

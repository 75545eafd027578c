// What is left until a moment, in parts and in words; pure.

export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number };
export type CountdownUnits = { days: string; hours: string; minutes: string; seconds: string };

/** All zeros once the moment has passed; nothing where it is not a moment at all. */
export function countdownParts(remainingMs: number): CountdownParts | undefined {
  if (!Number.isFinite(remainingMs)) return undefined;
  const total = Math.max(0, Math.ceil(remainingMs / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}

/** `Xd Xh Xm Xs`. */
export function countdownText(parts: CountdownParts, units: CountdownUnits): string {
  return `${parts.days}${units.days} ${parts.hours}${units.hours} ${parts.minutes}${units.minutes} ${parts.seconds}${units.seconds}`;
}

/** Moments worth reading out: an hour, ten minutes, one minute before the end. */
export const announcedAtMs = [3_600_000, 600_000, 60_000] as const;

/** The mark that was passed between two looks at the clock, if any. */
export function passedMark(before: number, now: number): number | undefined {
  return announcedAtMs.findLast((mark) => before > mark && now <= mark);
}

// Owns: the time left until a date, as parts and as the text 'Xd Xh Xm Xs'.

export type Countdown = { days: number; hours: number; minutes: number; seconds: number; text: string };

export type CountdownInput = { target: Date | string | number | null | undefined; now?: Date };

/** Undefined for a target that is no valid date. All zeros once the date has passed, and not before. */
export function countdown({ target, now = new Date() }: CountdownInput): Countdown | undefined {
  // new Date(null) is 1970, which would read as a countdown that ended.
  if (target === null || target === undefined) return undefined;
  const left_ms = new Date(target).getTime() - now.getTime();
  if (Number.isNaN(left_ms)) return undefined;
  // Rounded up: rounded down, the last second would show zeros while the thing is still open.
  const total = Math.max(0, Math.ceil(left_ms / 1000));
  const days = Math.floor(total / 86_400);
  const hours = Math.floor(total / 3600) % 24;
  const minutes = Math.floor(total / 60) % 60;
  const seconds = total % 60;
  return { days, hours, minutes, seconds, text: `${days}d ${hours}h ${minutes}m ${seconds}s` };
}

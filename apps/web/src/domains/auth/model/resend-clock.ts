// When the next code may be asked for, and how that wait is written.

export const RESEND_AFTER_S = 60;

export function secondsLeft({ until_ms, now_ms }: { until_ms: number; now_ms: number }): number {
  return Math.max(0, Math.ceil((until_ms - now_ms) / 1000));
}

/** 42 → '0:42'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

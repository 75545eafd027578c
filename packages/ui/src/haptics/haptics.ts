// Small vibrations that go with a touch; silent where there is no motor, or less motion is wanted.

export type HapticName = 'tap' | 'punch' | 'tear' | 'outbid' | 'ultra' | 'error';

/** Milliseconds on, off, on … */
const patterns: Record<HapticName, number[]> = {
  tap: [8],
  punch: [18],
  tear: [6, 24, 6, 24, 6, 24, 6],
  outbid: [20, 60, 20],
  ultra: [12, 40, 12, 40, 60],
  error: [30, 40, 30],
};

let allowed = true;

/** The person's own setting; on until told otherwise. */
export function allowHaptics(on: boolean): void {
  allowed = on;
}

export function prefersLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns whether the device was asked to vibrate. */
export function haptic(name: HapticName): boolean {
  if (!allowed || typeof navigator === 'undefined' || typeof navigator.vibrate !== 'function') return false;
  if (prefersLessMotion()) return false;
  return navigator.vibrate(patterns[name]);
}

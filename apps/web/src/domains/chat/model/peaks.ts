// How loud a recording is over its length, in as many steps as the contract wants.
import { voicePeaks } from './limits.ts';

/** From levels of 0 to 1, however many were measured. */
export function peaksOf(levels: readonly number[]): number[] {
  const most = Math.max(0.05, ...levels);
  return Array.from({ length: voicePeaks }, (_, at) => {
    const from = Math.floor((at * levels.length) / voicePeaks);
    const to = Math.max(from + 1, Math.floor(((at + 1) * levels.length) / voicePeaks));
    const part = levels.slice(from, to);
    return Math.round((Math.max(0, ...part) / most) * 100);
  });
}

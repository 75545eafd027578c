// Owns the second look at a machine that was taken away: on a rented one the host may give its time to others in the middle of a
// sample, and the slowest of a hundred answers then tells of the host.
import { readFile } from 'node:fs/promises';

const TRIES = 3;
/** Of all time: a tenth of this is what a calm host takes. */
const MOST_STOLEN = 0.005;

interface Times {
  all: number;
  stolen: number;
}

/** The first line of /proc/stat: user, nice, system, idle, waiting for a disk, two kinds of interrupts, stolen. */
export function readTimes(stat: string): Times {
  const [first = ''] = stat.split('\n', 1);
  const times = first.trim().split(/\s+/).slice(1, 9).map(Number);
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
}

/** Where the system does not tell, nothing is known to be stolen. */
const now = async (): Promise<Times> => readTimes(await readFile('/proc/stat', 'utf8').catch(() => ''));

/** The sample, taken anew while the host disturbs it, also where it broke for that; the last one counts, whatever happened to it. */
export async function undisturbed<Sample>(
  sample: () => Promise<Sample>,
  say: (sentence: string) => void,
  times: () => Promise<Times> = now,
): Promise<Sample> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await times();
    const [taken] = await Promise.allSettled([sample()]);
    const after = await times();
    const stolen = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
    if (stolen <= MOST_STOLEN || attempt >= TRIES) {
      if (taken.status === 'rejected') throw taken.reason;
      return taken.value;
    }
    say(`  the host took ${(stolen * 100).toFixed(1)} % of this machine: once more`);
  }
}

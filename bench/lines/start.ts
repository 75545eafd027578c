// Owns the lines about starting: a fresh clone with nothing installed, and the start after that.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/paths.ts';
import { type BenchLine, promise } from '../lib/line.ts';
import { npmStart } from '../lib/npm-start.ts';

const run = promisify(execFile);
const limit_s = { cold: 180, warm: 5 };
/** Slower than we allow is a figure; slower than this is a failure. */
const patience = 3;

const coldStart: BenchLine = {
  about: 'npm start in a fresh clone with empty node_modules until healthy; raw is what we allow ourselves',
  figures: [promise('cold-start', 's')],
  rounds: 1,
  limit_s: limit_s.cold * patience,
  async prepare(bench) {
    const clone = path.join(bench.folder, 'clone');
    await run('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
    return {
      async sample() {
        const dataDir = path.join(clone, 'data');
        const started = await npmStart({ cwd: clone, dataDir, limit_s: limit_s.cold * patience });
        await started.stop();
        return [{ ours: started.seconds, raw: limit_s.cold }];
      },
      end: async () => {},
    };
  },
};

const warmStart: BenchLine = {
  about: 'npm start again until healthy, everything built and seeded before; raw is what we allow ourselves',
  figures: [promise('warm-start', 's')],
  async prepare(bench) {
    const start = () =>
      npmStart({ cwd: root, dataDir: path.join(bench.folder, 'warm'), limit_s: limit_s.cold * patience });
    await (await start()).stop();
    return {
      async sample() {
        const started = await start();
        await started.stop();
        return [{ ours: started.seconds, raw: limit_s.warm }];
      },
      end: async () => {},
    };
  },
};

export const lines: BenchLine[] = [coldStart, warmStart];

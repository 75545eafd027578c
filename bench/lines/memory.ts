// Owns the lines about memory: what the server, alone and with its database, holds a minute after its first start.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/lib/build.ts';
import { databasePid, startBuiltServer } from '../../scripts/lib/built-server.ts';
import { type BenchLine, promise } from '../lib/line.ts';
import { familyBytes, residentBytes } from '../lib/memory.ts';

const idle_ms = 60_000;
const apart_ms = 1000;
const limit = { server: 130, withDatabase: 250 };
const megabyte = 1_000_000;

export const lines: BenchLine[] = [
  {
    about: 'megabytes held 60 s after a first start with the demo world; raw is what we allow ourselves',
    figures: [promise('memory-idle', 'MB'), promise('memory-idle-with-database', 'MB')],
    async prepare(bench) {
      await ensureBuilt();
      // One of its own, on an empty folder: the shared one has answered a million requests before, and the first start
      // is the one that has most to do.
      const server = await startBuiltServer({ dataDir: path.join(bench.folder, 'idle') });
      await sleep(idle_ms);
      return {
        async sample() {
          await sleep(apart_ms);
          const postmaster = databasePid(server.dataDir);
          if (postmaster === null) throw new Error('the embedded database does not run');
          const alone = (await residentBytes(server.pid)) / megabyte;
          const database = (await familyBytes(postmaster)) / megabyte;
          return [
            { ours: alone, raw: limit.server },
            { ours: alone + database, raw: limit.withDatabase },
          ];
        },
        end: () => server.remove(),
      };
    },
  },
];

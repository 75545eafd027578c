// Owns the line about leaderboards: a page and the own place beside one keyed read, near the top and near the end.
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { readPage, readPlace } from '../../apps/api/src/domains/levels/boards.store.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import { prepared } from '../../apps/api/src/platform/db/executor.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { type Bench, type BenchLine, latency } from '../lib/line.ts';
import { BOARD_CLUB, fillBoard, whoIsAt } from '../ours/board-dataset.ts';

const MEMBERS = { usual: 50_000, large: 1_000_000 };
const PAGE = 25;
const READS = 200;
/** What we promise: so many times a keyed read, and so many times the cost near the top. */
const BESIDE_KEYED = 3;
const BESIDE_TOP = 1.3;

/** The least that a page can cost: as many rows by their key; their number in the text, so that it is planned once. */
const keyed = prepared<{ user_id: string; xp: number }>(
  'bench-keyed-read',
  `select user_id, xp from xp_board_entries where club_id = $1 and span = 0 and xp > 0 and (xp, user_id) <= ($2::int, $3::uuid)
   order by xp desc, user_id desc limit ${PAGE}`,
);

async function openBoard(bench: Bench, members: number) {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(bench.folder, 'board'),
    profile: 'durable',
  });
  const url = server.socketUrl ?? server.url;
  await migrate(url, path.join(import.meta.dirname, '../../apps/api/migrations'));
  const db = openDb({ url, max: 1, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await db.transaction((tx) => fillBoard(tx, members));
  await db.query({ text: 'vacuum analyze xp_board_entries, xp_board_counts' });
  return {
    db,
    async end() {
      await db.close();
      await server.stop();
    },
  };
}

async function microseconds(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < READS; at += 1) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  return (times.toSorted((a, b) => a - b)[READS / 2] ?? Number.NaN) * 1000;
}

const leaderboard: BenchLine = {
  about:
    'a page of 25 and the own place, in a club of 50,000 members (1,000,000 with --large); raw is 3 times one prepared keyed read, and at place 9 of 10 it is 1.3 times place 10',
  // Hundreds of microseconds: what else runs on the machine is a tenth of it.
  figures: [{ ...latency('leaderboard', 'µs'), holds_from: 0.85 }, latency('leaderboard-depth', 'µs')],
  limit_s: 240,
  async prepare(bench) {
    const members = bench.large ? MEMBERS.large : MEMBERS.usual;
    bench.say(`  making a board of ${members} members`);
    const { db, end } = await openBoard(bench, members);
    const at = { top: await whoIsAt(db, 10), low: await whoIsAt(db, members * 0.9) };
    const board = { club_id: BOARD_CLUB, span: 0 } as const;
    const read = async (who: typeof at.top) => {
      await readPage(db, board, { after: who, limit: PAGE });
      await readPlace(db, { ...board, user_id: who.user_id });
    };
    const raw = () => keyed(db, [BOARD_CLUB, at.low.xp, at.low.user_id]);
    for (const warm of [() => read(at.top), () => read(at.low), raw]) await microseconds(warm);
    return {
      async sample() {
        const bare = await microseconds(raw);
        const top = await microseconds(() => read(at.top));
        const low = await microseconds(() => read(at.low));
        return [
          { ours: Math.max(top, low), raw: BESIDE_KEYED * bare },
          { ours: low, raw: BESIDE_TOP * top },
        ];
      },
      end,
    };
  },
};

export const lines: BenchLine[] = [leaderboard];

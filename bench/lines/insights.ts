// Owns the lines about a club's figures: a year of them beside one read of its day rows, and one more event in an old club.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { factSourceRegistry } from '../../apps/api/src/app/registries/fact-sources.ts';
import { findStanding, listFans, listRetention } from '../../apps/api/src/domains/insights/days.store.ts';
import { factSources } from '../../apps/api/src/domains/insights/public/fact-sources.ts';
import { rangeUntil } from '../../apps/api/src/domains/insights/ranges.rules.ts';
import { readFigures, readParts } from '../../apps/api/src/domains/insights/reads/read-insights.ts';
import { recountLately } from '../../apps/api/src/domains/insights/recount.ts';
import { type Db, openDb } from '../../apps/api/src/platform/db/db.ts';
import { prepared } from '../../apps/api/src/platform/db/executor.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { type Bench, type BenchLine, latency } from '../lib/line.ts';
import { authorOf, fillInsights, insightPost } from '../ours/insight-dataset.ts';

const club = '01890000-0000-7000-8000-c00000000009';
const MANY = { usual: 100_000, large: 1_000_000 };
const FEW = 1000;
const OPENINGS = 15;
const EVENTS = 150;
const BESIDE_READ = 2;
const BESIDE_YOUNG = 1.3;

async function openClub(bench: Bench, comments: number) {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(bench.folder, `insights-${comments}`),
    profile: 'durable',
  });
  const url = server.socketUrl ?? server.url;
  await migrate(url, path.join(import.meta.dirname, '../../apps/api/migrations'));
  const db = openDb({ url, max: 6, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await db.transaction((tx) => fillInsights(tx, { club, comments }));
  await db.query({ text: 'vacuum analyze insight_facts, insight_days, comments, posts' });
  const end = async () => {
    await db.close();
    await server.stop();
  };
  return { db, end };
}

async function microseconds(times: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return (took.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN) * 1000;
}

/** The least that it can cost: the same day rows, read once. */
const dayRows = prepared<object>(
  'bench-day-rows',
  'select figure, day, dimension, count, cents, people from insight_days where club_id = $1 and day > $2',
);

async function openOverview(db: Db, today: string): Promise<void> {
  const range = rangeUntil('year', today);
  await Promise.all([
    readFigures(db, club, range),
    readParts(db, club, range),
    findStanding(db, { club_id: club, range, week: range.from, month: range.from }),
    listRetention(db, club, range.from),
    listFans(db, club, range.from),
  ]);
}

let picked = 0;

/** One more comment of somebody who has written before, in the young club as well, and its handler. */
async function oneMore(db: Db): Promise<void> {
  picked += 1;
  const user_id = authorOf(1 + (picked % FEW));
  const post = insightPost(1 + (picked % 1000));
  await db.transaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({
      text: `insert into comments (id, post_id, author_id, client_key, text, created_at) values ($1, $2, $3, $1, 'Yes!', now())`,
      values: [randomUUID(), post, user_id],
    });
    await recountLately(tx, { club_id: club, user_id }, ['posts']);
  });
}

const overview: BenchLine = {
  about:
    'a year of figures of a club with 100,000 events (1,000,000 with --large), without names; raw is 2 times one prepared read of its day rows. And one more event with its counting in that club; raw is 1.3 times the same after 1,000',
  figures: [latency('overview', 'µs'), latency('insight-growth', 'µs')],
  limit_s: 420,
  async prepare(bench) {
    const many = bench.large ? MANY.large : MANY.usual;
    bench.say(`  making a club of ${many} events`);
    factSources.fill(factSourceRegistry);
    const old = await openClub(bench, many);
    const young = await openClub(bench, FEW);
    const today = new Date().toISOString().slice(0, 10);
    const { previous_from } = rangeUntil('year', today);
    const raw = () => dayRows(old.db, [club, previous_from]);
    await openOverview(old.db, today);
    for (const { db } of [old, young]) await microseconds(30, () => oneMore(db));
    return {
      async sample() {
        const bare = await microseconds(OPENINGS, raw);
        const ours = await microseconds(OPENINGS, () => openOverview(old.db, today));
        const [before, after] = [
          await microseconds(EVENTS, () => oneMore(young.db)),
          await microseconds(EVENTS, () => oneMore(old.db)),
        ];
        return [
          { ours, raw: BESIDE_READ * bare },
          { ours: after, raw: BESIDE_YOUNG * before },
        ];
      },
      end: async () => {
        await old.end();
        await young.end();
      },
    };
  },
};

export const lines: BenchLine[] = [overview];

// Owns the line about achievements: from a deed's commit to its counter, at 200 deeds a second, and what is left over 2 seconds later.
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { startChild } from '../lib/child.ts';
import { type Bench, type BenchLine, latency, promise } from '../lib/line.ts';
import type { DeedLag, DeedLoad } from '../ours/deeds-ours.ts';
import { fillMissions, STEP_CLUB } from '../ours/mission-dataset.ts';

const inBench = (file: string) => path.join(import.meta.dirname, '..', file);
const PER_SECOND = 200;
const SECONDS = 10;
/** What we promise: counted within a second, and none left over. */
const PROMISED_MS = 1000;
const PROMISED_BACKLOG = 0.5;

/** Fans with up to nine check-ins, and two achievements: each tenth deed earns a stage. */
async function fillDeeds(tx: Executor): Promise<void> {
  await fillMissions(tx);
  const statements = [
    `insert into checkins (club_id, user_id, day, kind, created_at)
     select m.club_id, m.user_id, date '2025-01-01' + n, 'made', now()
     from memberships m cross join lateral generate_series(1, m.number % 10) n where m.club_id = '${STEP_CLUB}'`,
    `insert into deed_counts (user_id, club_id, kind, count)
     select c.user_id, c.club_id, k.kind, count(*) from checkins c, unnest(array['checkins', 'streak']) as k (kind) group by 1, 2, 3`,
    `insert into badges (id, club_id, name, description, shape, icon, hue, stages, of_achievement, created_at)
     select gen_random_uuid(), '${STEP_CLUB}', kind, '', 'disc', 'star', 20, 3, true, now() from unnest(array['checkins', 'streak']) kind`,
    `insert into achievements (id, club_id, state, name, description, look, counter, hidden, badge_id, created_at, published_at)
     select gen_random_uuid(), club_id, 'live', name, '', '{"shape":"disc","icon":"star","hue":20}', name, false, id, now(), now()
     from badges where club_id is not null`,
    `insert into achievement_stages (achievement_id, stage, goal, xp)
     select a.id, s.stage, s.goal, 0 from achievements a, unnest(array[1, 2, 3], array[10, 100, 1000]) as s (stage, goal)`,
  ];
  for (const text of statements) await tx.query({ text });
}

async function openDeeds(bench: Bench) {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(bench.folder, 'deeds'),
    profile: 'durable',
  });
  const url = server.socketUrl ?? server.url;
  await migrate(url, inBench('../apps/api/migrations'));
  const db = openDb({ url, max: 1, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
  await db.transaction((tx) => fillDeeds(tx));
  await db.query({ text: 'vacuum analyze' });
  await db.close();
  return { url, end: () => server.stop() };
}

const lag: BenchLine = {
  about:
    'from the commit of a check-in to the commit of its counter, 95 of 100, at 200 a second through the outbox with the workers of one server; raw is the promise of 1 s, and of no delivery that waits 2 s after the last one',
  figures: [latency('achievement-lag', 'ms'), promise('achievement-backlog', 'deliveries')],
  async prepare(bench) {
    const deeds = await openDeeds(bench);
    const ours = await startChild<{ ready: true }>(inBench('ours/deeds-ours.ts'), {
      DATABASE_URL: deeds.url,
    });
    const play = (load: DeedLoad) => ours.ask<DeedLag>(load);
    const end = async () => {
      await ours.stop();
      await deeds.end();
    };
    try {
      await play({ events: PER_SECOND, per_second: PER_SECOND });
    } catch (error) {
      // What was started would keep the whole run from ending.
      await end();
      throw error;
    }
    return {
      async sample() {
        const { p95_ms, backlog } = await play({ events: PER_SECOND * SECONDS, per_second: PER_SECOND });
        return [
          { ours: p95_ms, raw: PROMISED_MS },
          { ours: backlog, raw: PROMISED_BACKLOG },
        ];
      },
      end,
    };
  },
};

export const lines: BenchLine[] = [lag];

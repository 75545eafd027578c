// Tests that a process killed in the middle of closing, drawing, paying or settling leaves that step undone, and that whoever goes on
// comes to the very result that seed and list had fixed.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawRaffle, raffleListHash } from '@stagepass/base/raffle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubMoney } from '#app/testing/auctions.ts';
import { DAY_MS, runningCampaign } from '#app/testing/campaigns.ts';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { fundClub, handInStep, openStep } from '#app/testing/missions.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { programEnv } from '#app/testing/program-env.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import { auditCampaigns } from './audit.store.ts';
import { advance } from './close-campaign.ts';
import { openSeed } from './sealed-seed.ts';

const FANS = 8;
const [RAFFLE, TOP, CENTS] = [5, 3, 200];

let app: TestApp;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent', DATABASE_POOL: '4' } });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await app.stop();
});

const program = path.join(import.meta.dirname, '../../app/testing/campaign-process.ts');

interface Process {
  go(): void;
  said(word: string): Promise<void>;
  kill(): Promise<void>;
}

function launch(ids: readonly string[]): Process {
  const given = { env: app.env, now: app.clock.now().toISOString(), ids };
  const child = spawn(process.execPath, [program], {
    env: { ...programEnv(), ADVANCE: JSON.stringify(given) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    go: () => void child.stdin.write('go\n'),
    async said(word) {
      while (!printed.includes(word)) {
        if (child.exitCode !== null) throw new Error(`the process ended before it said ${word}`);
        await sleep(10);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
      children.delete(child);
    },
  };
}

async function all<Row>(text: string, values: unknown[] = []) {
  return (await app.platform.db.query<Row>({ text, values })).rows;
}

/** Everything that the end of a campaign writes, read in one statement. */
async function standing(id: string): Promise<string> {
  const [row] = await all<{ stands: string }>(
    `select concat_ws(' ', c.state, c.list_hash, c.server_seed, c.paid_at is not null,
       (select string_agg(concat_ws(':', z.reward_id, z.part_id, z.place, z.handed_at is not null), ',' order by z.reward_id, z.place)
        from campaign_prizes z where z.campaign_id = c.id),
       (select sum(balance) from ledger_balances b where b.owner_kind = 'escrow' and b.owner_id = 'campaign:' || c.id)) as stands
     from campaigns c where c.id = $1`,
    [id],
  );
  return row?.stands ?? '';
}

/**
 * Where kills fall: each process ends three campaigns at once, and is killed while each of them lingers at a point of its own. What one
 * process left is taken up by the next.
 */
const kills = [
  [
    ['closing', 'update on campaigns', "new.state = 'drawing' and old.state <> 'drawing'"],
    ['writing winners', 'insert on campaign_prizes', 'true'],
    ['opening the seed', 'update on campaigns', 'new.drawn_at is not null and old.drawn_at is null'],
  ],
  [
    ['paying', 'update on campaign_prizes', 'new.handed_at is not null and new.place = 2'],
    ['paying the last', 'update on campaign_prizes', `new.handed_at is not null and new.place = ${RAFFLE}`],
    ['settling', 'update on campaigns', "new.state = 'closed'"],
  ],
] as const;
const CAMPAIGNS = kills[0].length;

type Point = (typeof kills)[number][number];

/** The statement of this one campaign lingers long enough for the kill. Answers how it is ended. */
async function lingerAt([name, event, when]: Point, id: string): Promise<() => Promise<unknown>> {
  const table = event.split(' ').at(-1) ?? '';
  const own = table === 'campaigns' ? 'new.id' : 'new.campaign_id';
  const made = `linger_${name.replaceAll(' ', '_')}`;
  await app.platform.db.query({
    text: `create function ${made}() returns trigger language plpgsql as $$ begin
        if ${own} = '${id}' and ${when} then perform pg_sleep(120); end if; return new; end $$;
      create trigger ${made} before ${event} for each row execute function ${made}()`,
  });
  return () => app.platform.db.query({ text: `drop trigger ${made} on ${table}` });
}

async function untilSleeping(count: number): Promise<void> {
  for (;;) {
    const asleep = await all(
      `select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    );
    if (asleep.length === count) return;
    await sleep(10);
  }
}

/** What the killed process had begun would go on sleeping: its server side is ended as the lost connection would end it. */
async function endSleepers(): Promise<void> {
  for (;;) {
    const ended = await all(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where wait_event = 'PgSleep' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    if (ended.length === 0) return;
    await sleep(20);
  }
}

/** In a club of its own, with fans of its own, so that no campaign waits for another's rows. */
async function doneCampaign() {
  const { platform } = app;
  const club = await foundClub(app, openMailbox(app));
  await fundClub(app, club.id, 10_000);
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 10 });
  const { id, missions } = await runningCampaign(app, club, {
    rewards: [
      { kind: 'credits', way: 'raffle', amount_cents: CENTS, total: RAFFLE },
      { kind: 'item', way: 'top', design_id, total: TOP },
      { kind: 'credits', way: 'all', amount_cents: 10, total: 100 },
    ],
  });
  const step = missions[0]?.step ?? '';
  const found = await findClub(platform, platform.db, club.id);
  if (found === undefined) throw new Error('no club');
  for (const fan of await manyActors(app, FANS)) {
    const { user_id } = fan;
    await platform.db.transaction((tx) =>
      enrolMember(platform, tx, { club: found, user_id, source: 'test' }),
    );
    // Old enough for prizes.
    await all(`update users set created_at = created_at - interval '20 days' where id = $1`, [user_id]);
    await handInStep(app, fan, step, await openStep(app, fan, step));
    app.clock.advance(1000);
  }
  const entries = await all<{ number: number; client_seed: string }>(
    'select ticket as number, client_seed from campaign_parts where campaign_id = $1 order by 1',
    [id],
  );
  const [sealed] = await all<{ seed_sealed: string }>('select seed_sealed from campaigns where id = $1', [
    id,
  ]);
  const [winners = []] = drawRaffle({
    server_seed: openSeed(platform, sealed?.seed_sealed ?? ''),
    list_hash: raffleListHash(entries),
    numbers: entries.map(({ number }) => number),
    prizes: [RAFFLE],
  });
  return { id, club, design_id, winners };
}

test('a kill at every step of the end leaves it to another process, which comes to the same result', async () => {
  const campaigns: Awaited<ReturnType<typeof doneCampaign>>[] = [];
  for (let at = 0; at < CAMPAIGNS; at += 1) campaigns.push(await doneCampaign());
  const ids = campaigns.map(({ id }) => id);
  app.clock.advance(3 * DAY_MS);
  const processes = kills.map(() => launch(ids));
  await Promise.all(processes.map((process) => process.said('ready')));
  for (const [round, points] of kills.entries()) {
    const ends: (() => Promise<unknown>)[] = [];
    for (const [at, point] of points.entries()) ends.push(await lingerAt(point, ids[at] ?? ''));
    processes[round]?.go();
    await untilSleeping(CAMPAIGNS);
    const before = await Promise.all(ids.map(standing));
    await processes[round]?.kill();
    await endSleepers();
    // What the process was about to write is not there.
    expect(await Promise.all(ids.map(standing))).toEqual(before);
    for (const end of ends) await end();
  }
  for (const { id, club, design_id, winners } of campaigns) {
    await advance(app.platform, id);
    const proof = (await app.ok('GET /campaigns/:id/proof', { params: { id } })).data;
    expect(proof.state).toBe('closed');
    expect(proof.prizes[0]?.winners.map(({ number }) => number)).toEqual(winners);
    expect(await clubMoney(app, club.id)).toBe(10_000 - FANS * 10 - RAFFLE * CENTS);
    const top = await all<{ ticket: number }>(
      `select p.ticket from items i join campaign_parts p on p.user_id = i.holder_id and p.campaign_id = $2
       where i.design_id = $1 order by 1`,
      [design_id, id],
    );
    expect(top.map(({ ticket }) => ticket)).toEqual([1, 2, 3]);
  }
  expect(await auditCampaigns(app.platform.db)).toEqual([]);
  expect(await auditItems(app.platform.db)).toEqual([]);
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
}, 240_000);

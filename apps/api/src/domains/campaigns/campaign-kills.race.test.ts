// Tests that a process killed in the middle of closing, drawing, paying or settling leaves that step undone, and that those after it come
// to the very result that seed and list had fixed.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawRaffle, raffleListHash } from '@stagepass/base/raffle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubMoney } from '#app/testing/auctions.ts';
import { DAY_MS, runningCampaign } from '#app/testing/campaigns.ts';
import { foundClub } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { doStep, fundClub, oldMember } from '#app/testing/missions.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { programEnv } from '#app/testing/program-env.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { auditCampaigns } from './audit.store.ts';
import { openSeed } from './sealed-seed.ts';

const FANS = 12;
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

function launch(id: string): Process {
  const given = { env: app.env, now: app.clock.now().toISOString(), id };
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

/** Where each kill falls: the statement lingers long enough for it. */
const points = [
  ['closing', 'update on campaigns', "new.state = 'drawing' and old.state <> 'drawing'"],
  ['writing winners', 'insert on campaign_prizes', 'true'],
  ['opening the seed', 'update on campaigns', 'new.drawn_at is not null and old.drawn_at is null'],
  ['paying', 'update on campaign_prizes', 'new.handed_at is not null and new.place = 2'],
  ['paying the last', 'update on campaign_prizes', `new.handed_at is not null and new.place = ${RAFFLE}`],
  ['settling', 'update on campaigns', "new.state = 'closed'"],
] as const;

async function lingerAt(event: string, when: string): Promise<void> {
  await app.platform.db.query({
    text: `create or replace function linger() returns trigger language plpgsql as $$ begin
        if ${when} then perform pg_sleep(60); end if; return new; end $$;
      create trigger lingers before ${event} for each row execute function linger()`,
  });
}

async function untilItSleeps(): Promise<void> {
  for (;;) {
    const asleep = await all(
      `select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    );
    if (asleep.length > 0) return;
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

test('a kill at every step of the end leaves it to another process, which comes to the same result', async () => {
  const mailbox = openMailbox(app);
  const club = await foundClub(app, mailbox);
  await fundClub(app, club.id, 10_000);
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 10 });
  const { id, missions } = await runningCampaign(app, club, {
    rewards: [
      { kind: 'credits', way: 'raffle', amount_cents: CENTS, total: RAFFLE },
      { kind: 'item', way: 'top', design_id, total: TOP },
      { kind: 'credits', way: 'all', amount_cents: 10, total: 100 },
    ],
  });
  for (let at = 0; at < FANS; at += 1) {
    const fan = await oldMember(app, mailbox, club.id);
    await doStep(app, missions[0]?.step ?? '', fan);
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
    server_seed: openSeed(app.platform, sealed?.seed_sealed ?? ''),
    list_hash: raffleListHash(entries),
    numbers: entries.map(({ number }) => number),
    prizes: [RAFFLE],
  });
  app.clock.advance(3 * DAY_MS);
  const processes = [...points, null].map(() => launch(id));
  await Promise.all(processes.map((process) => process.said('ready')));
  for (const [at, [, event, when]] of points.entries()) {
    await lingerAt(event, when);
    const process = processes[at];
    process?.go();
    await untilItSleeps();
    const before = await standing(id);
    await process?.kill();
    await endSleepers();
    // What the process was about to write is not there.
    expect(await standing(id)).toBe(before);
    const table = event.split(' ').at(-1);
    await app.platform.db.query({ text: `drop trigger lingers on ${table}` });
  }
  const last = processes.at(-1);
  last?.go();
  await last?.said('done');
  await last?.kill();
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
  expect(await auditCampaigns(app.platform.db)).toEqual([]);
  expect(await auditItems(app.platform.db)).toEqual([]);
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
}, 240_000);

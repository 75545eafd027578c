// Tests that two server processes which find one campaign due at the same moment close, draw and pay it once, with the winners that seed
// and list had fixed.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawRaffle, raffleListHash, verifyRaffle } from '@stagepass/base/raffle.ts';
import type { CallAnswer } from '@stagepass/contract/client.ts';
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
import type { SignedIn } from '#platform/http/actor.ts';
import { auditCampaigns } from './audit.store.ts';
import { openSeed } from './sealed-seed.ts';

const ROUNDS = 4;
const FANS = 16;
const [RAFFLE, TOP, CENTS, EACH] = [6, 3, 200, 10];
const program = path.join(import.meta.dirname, '../../app/testing/campaign-replica.ts');

interface Replica {
  readonly url: string;
  /** Runs the jobs of campaigns at this time; answers once they are through. */
  runAt(now: Date): Promise<void>;
  stop(): Promise<number | null>;
}

let app: TestApp;
let replicas: Replica[] = [];
const children = new Set<ChildProcess>();
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'error', DATABASE_POOL: '4' } });
  replicas = await Promise.all([launch(), launch()]);
}, 120_000);
afterAll(async () => {
  const codes = await Promise.all(replicas.map((replica) => replica.stop()));
  for (const child of children) child.kill('SIGKILL');
  await app.stop();
  expect(codes).toEqual([0, 0]);
});

async function launch(): Promise<Replica> {
  const given = { env: { ...app.env, PORT: '0', HOST: '127.0.0.1' }, now: app.clock.now().toISOString() };
  const child = spawn(process.execPath, [program], {
    env: { ...programEnv(), REPLICA: JSON.stringify(given) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = async (words: RegExp): Promise<string> => {
    for (;;) {
      const found = words.exec(printed);
      if (found !== null) return found[1] ?? '';
      if (child.exitCode !== null) throw new Error(`the replica ended before it said ${words}`);
      await sleep(10);
    }
  };
  return {
    url: `http://127.0.0.1:${await said(/listens (\d+)\n/)}`,
    async runAt(now) {
      child.stdin.write(`${now.toISOString()}\n`);
      await said(new RegExp(`done (${now.toISOString()})\n`));
    },
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      children.delete(child);
      return code;
    },
  };
}

async function all<Row>(text: string, values: unknown[] = []) {
  return (await app.platform.db.query<Row>({ text, values })).rows;
}

type Club = Awaited<ReturnType<typeof foundClub>>;

/** Members whose accounts are old enough for prizes. */
async function fansOf(club: Club): Promise<SignedIn[]> {
  const { platform } = app;
  const fans = await manyActors(app, FANS);
  const found = await findClub(platform, platform.db, club.id);
  if (found === undefined) throw new Error('no club');
  for (const { user_id } of fans)
    await platform.db.transaction((tx) =>
      enrolMember(platform, tx, { club: found, user_id, source: 'test' }),
    );
  await all(
    `update users set created_at = created_at - interval '20 days' where id = any ($1::uuid[]) returning id`,
    [fans.map((fan) => fan.user_id)],
  );
  return fans;
}

/** As seed and list fix them, before anybody draws. */
async function winnersOf(id: string): Promise<number[]> {
  const entries = await all<{ number: number; client_seed: string }>(
    'select ticket as number, client_seed from campaign_parts where campaign_id = $1 order by 1',
    [id],
  );
  const [row] = await all<{ seed_sealed: string }>('select seed_sealed from campaigns where id = $1', [id]);
  const [winners = []] = drawRaffle({
    server_seed: openSeed(app.platform, row?.seed_sealed ?? ''),
    list_hash: raffleListHash(entries),
    numbers: entries.map(({ number }) => number),
    prizes: [RAFFLE],
  });
  return winners;
}

/** Both have found it due and wait for its row before either goes on: then they are let go at one moment. */
async function endByBoth(id: string): Promise<void> {
  let running: Promise<unknown> | undefined;
  await app.platform.db.transaction(async (tx) => {
    await tx.query({ text: 'select from campaigns where id = $1 for update', values: [id] });
    running = Promise.all(replicas.map((replica) => replica.runAt(app.clock.now())));
    const waiting = async () =>
      (
        await all(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length;
    await expect.poll(waiting, { interval: 10, timeout: 30_000 }).toBe(2);
  });
  await running;
}

async function readProof({ url }: Replica, id: string) {
  const response = await fetch(`${url}/api/campaigns/${id}/proof`);
  const { data: proof } = (await response.json()) as CallAnswer<'GET /campaigns/:id/proof'>;
  const { data: entries } = await app.ok('GET /campaigns/:id/tickets', { params: { id } });
  return { proof, entries };
}

test(`two replicas that end a campaign at once end it once, ${ROUNDS} times`, async () => {
  const club = await foundClub(app, openMailbox(app));
  await fundClub(app, club.id, 100_000);
  const fans = await fansOf(club);
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 40 });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { id, missions } = await runningCampaign(app, club, {
      rewards: [
        { kind: 'credits', way: 'raffle', amount_cents: CENTS, total: RAFFLE },
        { kind: 'item', way: 'top', design_id, total: TOP },
        // More than there are fans: the rest goes back.
        { kind: 'credits', way: 'all', amount_cents: EACH, total: 100 },
      ],
    });
    const step = missions[0]?.step ?? '';
    for (const fan of fans) await handInStep(app, fan, step, await openStep(app, fan, step));
    const winners = await winnersOf(id);
    app.clock.advance(3 * DAY_MS);
    await endByBoth(id);

    const proofs = await Promise.all(replicas.map((replica) => readProof(replica, id)));
    expect(proofs[0]).toEqual(proofs[1]);
    const [{ proof, entries }] = proofs as [Awaited<ReturnType<typeof readProof>>];
    expect(proof.state).toBe('closed');
    expect(proof.prizes[0]?.winners.map(({ number }) => number)).toEqual(winners);
    const prizes = [{ total: RAFFLE, winners }];
    expect(verifyRaffle({ ...proof, entries, prizes })).toMatchObject({
      seed: true,
      list: true,
      winners: true,
    });
    const [paid] = await all<{ prizes: number; transfers: number; escrow: number }>(
      `select (select count(*)::int from campaign_prizes where campaign_id = $1 and handed_at is not null) as prizes,
         (select count(distinct transfer_id)::int from campaign_prizes where campaign_id = $1) as transfers,
         (select sum(balance)::int from ledger_balances where owner_kind = 'escrow' and owner_id = 'campaign:' || $1) as escrow`,
      [id],
    );
    expect(paid).toEqual({ prizes: FANS + RAFFLE + TOP, transfers: FANS + RAFFLE, escrow: 0 });
    expect(await clubMoney(app, club.id)).toBe(100_000 - round * (FANS * EACH + RAFFLE * CENTS));
    const held = await all('select id from items where design_id = $1 and holder_id is not null', [
      design_id,
    ]);
    expect(held).toHaveLength(round * TOP);
  }
  const [sum] = await all<{ cents: number }>(
    `select sum(balance)::int as cents from ledger_balances where owner_kind = 'user' and owner_id = any ($1)`,
    [fans.map((fan) => fan.user_id)],
  );
  expect(sum?.cents).toBe(ROUNDS * (FANS * EACH + RAFFLE * CENTS));
  expect(await auditCampaigns(app.platform.db)).toEqual([]);
  expect(await auditItems(app.platform.db)).toEqual([]);
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
}, 120_000);

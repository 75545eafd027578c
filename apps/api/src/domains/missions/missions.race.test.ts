// Tests that what a mission gives is given exactly once, with real commits: many completions, last steps together, last places, killed
// processes, budgets.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyOf } from '#app/testing/auctions.ts';
import { putBadge } from '#app/testing/badges.ts';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { giveCredits, whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { fundClub, handInStep, openStep, publishedMission, reading } from '#app/testing/missions.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { tally } from '#app/testing/races.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { buyOneToken, openToken, whatTokensMiss } from '#app/testing/tokens.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { changeMissionBudget } from './actions/budget.ts';
import { auditMissions } from './audit.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

type Club = Awaited<ReturnType<typeof foundClub>>;

/** Members whose accounts are old enough for rewards. */
async function fansOf(club: Club, count: number): Promise<SignedIn[]> {
  const fans = await manyActors(app, count);
  const { platform } = app;
  const found = await findClub(platform, platform.db, club.id);
  if (found === undefined) throw new Error('no club');
  for (const { user_id } of fans)
    await platform.db.transaction((tx) =>
      enrolMember(platform, tx, { club: found, user_id, source: 'test' }),
    );
  await platform.db.query({
    text: `update users set created_at = created_at - interval '2 days' where id = any ($1::uuid[])`,
    values: [fans.map((fan) => fan.user_id)],
  });
  return fans;
}

/** The owner as actions know them. */
function actorOf(club: Club): SignedIn {
  const { id } = club.owner;
  const plain = { operator: false, suspended: false, stepped_up_at: null };
  return { kind: 'user', user_id: id, session_id: id, verified: true, ...plain };
}

async function budgetOf(club: Club, cents: number): Promise<void> {
  await fundClub(app, club.id, cents);
  await changeMissionBudget(app.platform, actorOf(club), club.id, cents);
}

const handIn = (fan: SignedIn, id: string, attempt: string) => handInStep(app, fan, id, attempt);
const opened = (fan: SignedIn, id: string) => openStep(app, fan, id);

async function all(text: string, values: unknown[] = []) {
  return (await app.platform.db.query<Record<string, unknown>>({ text, values })).rows;
}
const clean = async () => {
  expect(await auditMissions(app.platform.db)).toEqual([]);
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
};

test('200 completions of one mission by one fan at once give one reward', async () => {
  const club = await foundClub(app, openMailbox(app));
  await budgetOf(club, 10_000);
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 50 });
  const badge_id = await putBadge(app, { club_id: club.id });
  const rewards = [
    { kind: 'item' as const, design_id, total: 20 },
    { kind: 'credits' as const, amount_cents: 250, total: 20 },
    { kind: 'badge' as const, badge_id },
  ];
  const { steps } = await publishedMission(app, club, { rewards });
  const [fan] = await fansOf(club, 1);
  if (fan === undefined) throw new Error('nobody');
  const step = steps[0] ?? '';
  const attempt = await opened(fan, step);
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => handIn(fan, step, attempt)));
  expect(outcomes.every((outcome) => outcome.passed && outcome.all_passed)).toBe(true);
  expect(await moneyOf(app, fan.user_id)).toEqual({ balance: 250, held: 0 });
  expect(await all('select id from items where holder_id = $1', [fan.user_id])).toHaveLength(1);
  expect(await all('select amount from xp_grants where user_id = $1', [fan.user_id])).toEqual([
    { amount: 50 },
  ]);
  expect(await all('select stage, cause_kind from badge_grants where user_id = $1', [fan.user_id])).toEqual([
    { stage: 1, cause_kind: 'mission' },
  ]);
  const told = `select 1 from outbox_events where name = 'badges.granted' and payload ->> 'user_id' = $1`;
  expect(await all(told, [fan.user_id])).toHaveLength(1);
  await clean();
}, 60_000);

test('two last steps finished together complete it once', async () => {
  const club = await foundClub(app, openMailbox(app));
  const design_id = await putDesign(app, { club_id: club.id });
  const { steps } = await publishedMission(app, club, {
    steps: [reading, reading],
    rewards: [{ kind: 'item', design_id, total: null }],
  });
  const fans = await fansOf(club, 10);
  await Promise.all(
    fans.map(async (fan) => {
      const attempts: [string, string][] = [];
      for (const step of steps) attempts.push([step, await opened(fan, step)]);
      await Promise.all(attempts.map(([step, attempt]) => handIn(fan, step, attempt)));
    }),
  );
  const rows = await all(
    'select count(*)::int as copies from items where design_id = $1 group by holder_id',
    [design_id],
  );
  expect(rows).toEqual(fans.map(() => ({ copies: 1 })));
  await clean();
}, 60_000);

test('the last place goes to one of many', async () => {
  const club = await foundClub(app, openMailbox(app));
  const { id, steps } = await publishedMission(app, club, { slots: 3 });
  const fans = await fansOf(club, 40);
  const went = await Promise.allSettled(fans.map((fan) => opened(fan, steps[0] ?? '')));
  expect(went.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await all('select taken from mission_slots where mission_id = $1', [id])).toEqual([{ taken: 3 }]);
  expect(await all('select id from mission_parts where mission_id = $1', [id])).toHaveLength(3);
  await clean();
}, 60_000);

test('a budget is never overspent, though 200 finish at once', async () => {
  const club = await foundClub(app, openMailbox(app));
  await budgetOf(club, 1000);
  const rewards = [{ kind: 'credits' as const, amount_cents: 100, total: 10 }];
  const { steps } = await publishedMission(app, club, { rewards });
  const fans = await fansOf(club, 200);
  const step = steps[0] ?? '';
  await Promise.all(fans.map(async (fan) => handIn(fan, step, await opened(fan, step))));
  const paid = await all(
    `select balance from ledger_balances where owner_kind = 'user' and balance > 0 and owner_id = any ($1)`,
    [fans.map((fan) => fan.user_id)],
  );
  expect(paid).toHaveLength(10);
  const [budget] = await all(
    'select budget_cents, reserved_cents, spent_cents from mission_budgets where club_id = $1',
    [club.id],
  );
  expect(Object.values(budget ?? {}).map(Number)).toEqual([1000, 0, 1000]);
  const waits = await all(
    `select reward_wait, count(*)::int as fans from mission_parts p join missions m on m.id = p.mission_id
     where m.club_id = $1 group by 1 order by 2`,
    [club.id],
  );
  expect(waits).toEqual([
    { reward_wait: null, fans: 10 },
    { reward_wait: 'none-left', fans: 190 },
  ]);
  await clean();
}, 60_000);

test('the last tokens under the cap, bought and earned at once: what was promised is earned, and the rest is bought', async () => {
  const club = await foundClub(app, openMailbox(app));
  const { platform } = app;
  await openToken({ app, club, owner: club.owner }, { cap: 100 });
  const rewards = [{ kind: 'tokens' as const, amount: 3, total: 20 }];
  const { steps } = await publishedMission(app, club, { rewards });
  const fans = await fansOf(club, 200);
  const [earning, buying] = [fans.slice(0, 100), fans.slice(100)];
  for (const { user_id } of buying) await giveCredits(platform.db, { user_id, amount: 50 });
  const step = steps[0] ?? '';
  const [bought] = await Promise.all([
    tally(buying.map((fan) => buyOneToken({ app, club }, fan))),
    ...earning.map(async (fan) => handIn(fan, step, await opened(fan, step))),
  ]);
  expect(bought).toEqual({ ok: 40, 'tokens.cap-reached': 60 });
  const held = await all(
    `select balance::int as balance, count(*)::int as fans from ledger_balances
     where asset_id = 'token:' || $1 and owner_kind = 'user' and balance > 0 group by 1 order by 1`,
    [club.id],
  );
  expect(held).toEqual([
    { balance: 1, fans: 40 },
    { balance: 3, fans: 20 },
  ]);
  expect(await all('select given_out::int, promised::int from tokens where club_id = $1', [club.id])).toEqual(
    [{ given_out: 100, promised: 0 }],
  );
  expect(await whatTokensMiss(platform.db)).toEqual([]);
  await clean();
}, 120_000);

test('what breaks between the check and the reward leaves nothing behind, and the next try gives it once', async () => {
  const club = await foundClub(app, openMailbox(app));
  await budgetOf(club, 500);
  const badge_id = await putBadge(app, { club_id: club.id });
  const rewards = [
    { kind: 'badge' as const, badge_id },
    { kind: 'credits' as const, amount_cents: 500, total: 1 },
  ];
  const { id, steps } = await publishedMission(app, club, { rewards });
  const [fan] = await fansOf(club, 1);
  if (fan === undefined) throw new Error('nobody');
  const step = steps[0] ?? '';
  const attempt = await opened(fan, step);
  // The last statement of the reward fails, as if the process had died there.
  await app.platform.db.query({
    text: `create function break_gift() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$;
           create trigger breaks before insert on mission_gifts for each row execute function break_gift()`,
  });
  await expect(handIn(fan, step, attempt)).rejects.toThrow('gone');
  expect(await all('select state, completed_at from mission_parts where mission_id = $1', [id])).toEqual([
    { state: 'started', completed_at: null },
  ]);
  expect((await moneyOf(app, fan.user_id)).balance).toBe(0);
  expect(await all('select 1 from xp_grants where user_id = $1', [fan.user_id])).toEqual([]);
  expect(await all('select 1 from badge_holders where user_id = $1', [fan.user_id])).toEqual([]);
  await app.platform.db.query({ text: 'drop trigger breaks on mission_gifts; drop function break_gift' });
  expect((await handIn(fan, step, attempt)).all_passed).toBe(true);
  expect((await moneyOf(app, fan.user_id)).balance).toBe(500);
  expect(await all('select stage from badge_holders where user_id = $1', [fan.user_id])).toEqual([
    { stage: 1 },
  ]);
  await clean();
}, 60_000);

test('two who publish at once cannot promise the same money', async () => {
  const club = await foundClub(app, openMailbox(app));
  await budgetOf(club, 1000);
  const rewards = [{ kind: 'credits' as const, amount_cents: 100, total: 10 }];
  const drafts = await Promise.all(
    [1, 2, 3].map(async () => {
      const made = await app.ok(
        'POST /clubs/:id/missions',
        { params: { id: club.id }, body: { title: 'Same money', rewards } },
        club.owner.as,
      );
      const params = { owner_kind: 'mission' as const, owner_id: made.data.id };
      const body = { title: 'Read', config: reading };
      await app.ok(
        'POST /requirement-lists/:owner_kind/:owner_id/requirements',
        { params, body },
        club.owner.as,
      );
      return made.data.id;
    }),
  );
  const published = await Promise.all(
    drafts.map((id) => app.call('POST /missions/:id/publish', { params: { id } }, club.owner.as)),
  );
  expect(published.filter(({ ok }) => ok)).toHaveLength(1);
  await clean();
}, 60_000);

// Tests what completing a mission gives, over HTTP: credits from the budget, copies, to whom, when, and only once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clubMoney, moneyOf } from '#app/testing/auctions.ts';
import { joinedMember } from '#app/testing/clubs.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { codeOf, type MissionClub, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, fundClub, makeMission, publishedMission, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditMissions } from './audit.store.ts';
import { removePartsOf } from './parts.store.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf, view } = missionCalls(() => ({ app, mailbox }));

const fund = (club: MissionClub, cents: number) => fundClub(app, club.id, cents);
const setBudget = (club: MissionClub, change_cents: number) =>
  app.call(
    'POST /clubs/:id/mission-budget',
    { params: { id: club.id }, body: { change_cents } },
    keyed(club.owner.as),
  );

describe('rewards', () => {
  test('in credits come from the budget that the owner set, and what was not won is free again', async () => {
    const club = await newClub();
    await fund(club, 5000);
    const credits = { kind: 'credits' as const, amount_cents: 300, total: 5 };
    const made = await makeMission(app, club, { rewards: [credits] });
    const publish = () => app.call('POST /missions/:id/publish', { params: { id: made.id } }, club.owner.as);
    expect(await publish()).toMatchObject({ error: { details: { problems: ['budget'] } } });
    expect(codeOf(await setBudget(club, 9000))).toBe('ledger.not-enough');
    expect(await setBudget(club, 2000)).toMatchObject({
      body: { data: { budget_cents: 2000, free_cents: 2000 } },
    });
    expect((await publish()).ok).toBe(true);
    expect(codeOf(await setBudget(club, -1000))).toBe('missions.budget-too-small');
    const fan = await fanOf(club);
    await doStep(app, made.steps[0] ?? '', fan);
    expect((await moneyOf(app, fan.id)).balance).toBe(300);
    await doStep(app, made.steps[0] ?? '', club.owner);
    expect((await moneyOf(app, club.owner.id)).balance).toBe(0);
    expect((await view(made.id, club.owner)).mine).toMatchObject({ state: 'claimed', reward_wait: 'staff' });
    expect(await auditMissions(app.platform.db)).toEqual([]);
    await app.ok('POST /missions/:id/end', { params: { id: made.id } }, club.owner.as);
    const budget = await app.ok('GET /clubs/:id/mission-budget', { params: { id: club.id } }, club.owner.as);
    expect(budget.data).toMatchObject({
      budget_cents: 2000,
      reserved_cents: 0,
      spent_cents: 300,
      free_cents: 1700,
    });
    expect(budget.data.club_cents).toBe(3000);
    const helper = await joinedMember(app, mailbox, club.id);
    await app.ok(
      'PUT /clubs/:id/members/:user_id/role',
      { params: { id: club.id, user_id: helper.id }, body: { role: 'admin', scopes: ['moderate'] } },
      club.owner.as,
    );
    const seen = await app.ok('GET /clubs/:id/mission-budget', { params: { id: club.id } }, helper.as);
    expect(seen.data).toMatchObject({ free_cents: 1700, club_cents: null, can: { change: false } });
    expect((await setBudget(club, -1700)).ok).toBe(true);
    expect(await clubMoney(app, club.id)).toBe(4700);
    expect(await auditMissions(app.platform.db)).toEqual([]);
  });

  test('of an edition are kept when it is published, given in order, and go back to the club at the end', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 3 });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [{ kind: 'item', design_id, total: 2 }],
    });
    const fan = await fanOf(club);
    await doStep(app, steps[0] ?? '', fan);
    const mine = async (who: Registered) =>
      (
        await app.platform.db.query<{ number: number }>({
          text: 'select number from items where holder_id = $1 and design_id = $2',
          values: [who.id, design_id],
        })
      ).rows.map((row) => row.number);
    expect(await mine(fan)).toEqual([1]);
    expect(await auditMissions(app.platform.db)).toEqual([]);
    await app.ok('POST /missions/:id/archive', { params: { id } }, club.owner.as);
    const { rows } = await app.platform.db.query<{ state: string; holder_id: string | null }>({
      text: 'select state, holder_id from items where design_id = $1 and number = 2',
      values: [design_id],
    });
    expect(rows).toEqual([{ state: 'held', holder_id: null }]);
  });

  test('wait for accounts that are younger than a day, and are claimed once', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [{ kind: 'item', design_id, total: null }],
    });
    const young = await joinedMember(app, mailbox, club.id);
    await doStep(app, steps[0] ?? '', young);
    expect(await view(id, young)).toMatchObject({
      mine: { state: 'completed', reward_wait: 'account-age' },
      can: { claim: true },
    });
    const claim = () => app.call('POST /missions/:id/claim', { params: { id } }, keyed(young.as));
    expect(codeOf(await claim())).toBe('missions.reward-too-early');
    app.clock.advance(DAY_MS);
    expect((await claim()).ok).toBe(true);
    expect(codeOf(await claim())).toBe('missions.nothing-to-claim');
    const { rows } = await app.platform.db.query<{ count: number }>({
      text: 'select count(*)::int as count from items where holder_id = $1',
      values: [young.id],
    });
    expect(rows[0]?.count).toBe(1);
  });

  test('that wait are kept for whoever finished, also when the mission ends, and are no other’s', async () => {
    const club = await newClub();
    await fund(club, 1000);
    await setBudget(club, 1000);
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 2 });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [
        { kind: 'item', design_id, total: 2 },
        { kind: 'credits', amount_cents: 400, total: 2 },
      ],
    });
    const young = await joinedMember(app, mailbox, club.id);
    await doStep(app, steps[0] ?? '', young);
    await app.ok('POST /missions/:id/archive', { params: { id } }, club.owner.as);
    const budget = await app.ok('GET /clubs/:id/mission-budget', { params: { id: club.id } }, club.owner.as);
    expect(budget.data).toMatchObject({ reserved_cents: 400, free_cents: 600 });
    expect(await auditMissions(app.platform.db)).toEqual([]);
    app.clock.advance(DAY_MS);
    await app.ok('POST /missions/:id/claim', { params: { id } }, keyed(young.as));
    expect((await moneyOf(app, young.id)).balance).toBe(400);
    const { rows } = await app.platform.db.query<{ holder_id: string | null; state: string }>({
      text: 'select holder_id, state from items where design_id = $1 order by number',
      values: [design_id],
    });
    expect(rows).toEqual([
      { holder_id: young.id, state: 'held' },
      { holder_id: null, state: 'held' },
    ]);
    expect(await auditMissions(app.platform.db)).toEqual([]);
  });

  test('are not for staff, also for whoever became staff on the way', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id });
    const { id, steps } = await publishedMission(app, club, {
      steps: [reading, reading],
      rewards: [{ kind: 'item', design_id, total: null }],
    });
    const fan = await fanOf(club);
    await doStep(app, steps[0] ?? '', fan);
    await app.platform.db.query({
      text: `update memberships set role = 'admin', scopes = '{all}' where club_id = $1 and user_id = $2`,
      values: [club.id, fan.id],
    });
    await doStep(app, steps[1] ?? '', fan);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'claimed', reward_wait: 'staff' });
  });

  test('of an item that was retired meanwhile keep nobody from finishing', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [{ kind: 'item', design_id, total: null }],
    });
    await app.platform.db.query({
      text: `update item_designs set state = 'retired' where id = $1`,
      values: [design_id],
    });
    const fan = await fanOf(club);
    await doStep(app, steps[0] ?? '', fan);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'claimed', reward_wait: 'none-left' });
  });

  test('go to one person a phone', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [{ kind: 'item', design_id, total: null }],
    });
    const [one, two] = [await fanOf(club), await fanOf(club)];
    const cookie = `sp_device=${'a'.repeat(24)}`;
    const on = (fan: Registered) => ({ ...fan, as: { ...fan.as, headers: { ...fan.as.headers, cookie } } });
    await doStep(app, steps[0] ?? '', on(one));
    await doStep(app, steps[0] ?? '', on(two));
    expect((await view(id, one)).mine).toMatchObject({ state: 'claimed', reward_wait: null });
    expect((await view(id, two)).mine).toMatchObject({ state: 'claimed', reward_wait: 'device' });
    // Also where the account that had it is deleted.
    await app.platform.db.transaction((tx) => removePartsOf(tx, one.id));
    const three = await fanOf(club);
    await doStep(app, steps[0] ?? '', on(three));
    expect((await view(id, three)).mine).toMatchObject({ state: 'claimed', reward_wait: 'device' });
  });
});

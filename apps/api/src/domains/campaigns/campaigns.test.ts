// Tests a campaign over HTTP from the draft to the last prize: what it gives, to whom, when, and what goes back.
import { verifyRaffle } from '@stagepass/base/raffle.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clubMoney, moneyOf } from '#app/testing/auctions.ts';
import { closeNow, DAY_MS, HOUR_MS, makeCampaign, runningCampaign } from '#app/testing/campaigns.ts';
import { joinedMember } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { codeOf, type MissionClub, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, fundClub, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditCampaigns } from './audit.store.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const view = async (id: string, as?: Registered) =>
  (await app.ok('GET /campaigns/:id', { params: { id } }, as?.as)).data;
const copiesOf = async (design_id: string) =>
  (
    await app.platform.db.query<{ holder_id: string | null; state: string; place: string | null }>({
      text: 'select holder_id, state, place_kind as place from items where design_id = $1 order by number',
      values: [design_id],
    })
  ).rows;
const clean = async () => {
  expect(await auditCampaigns(app.platform.db)).toEqual([]);
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
};
/** As on a phone of one's own. */
const phone = (fan: Registered, name: string): Registered => ({
  ...fan,
  as: { ...fan.as, headers: { ...fan.as.headers, cookie: `sp_device=${name.padEnd(24, 'x')}` } },
});

async function richClub(cents = 10_000): Promise<MissionClub> {
  const club = await newClub();
  await fundClub(app, club.id, cents);
  return club;
}

describe('funding', () => {
  test('sets aside all that is promised, says what is missing, and gives it back before the start', async () => {
    const club = await richClub(1000);
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 5 });
    const opens = new Date(app.clock.now().getTime() + HOUR_MS).toISOString();
    const id = await makeCampaign(app, club, {
      opens_at: opens,
      rewards: [
        { kind: 'credits', way: 'first', amount_cents: 300, total: 3 },
        { kind: 'item', way: 'raffle', design_id, total: 2 },
      ],
    });
    const fund = () => app.call('POST /campaigns/:id/fund', { params: { id } }, club.owner.as);
    expect(await fund()).toMatchObject({
      error: { code: 'campaigns.not-ready', details: { problems: ['no-missions'] } },
    });
    const mission = await publishedMission(app, club);
    const body = { mission_id: mission.id };
    await app.ok('POST /campaigns/:id/missions', { params: { id }, body }, club.owner.as);
    const funded = await app.ok('POST /campaigns/:id/fund', { params: { id } }, club.owner.as);
    expect(funded.data).toMatchObject({ state: 'funded', can: { take_back: true, fund: false } });
    expect(await clubMoney(app, club.id)).toBe(100);
    expect((await copiesOf(design_id)).map(({ place }) => place)).toEqual(['campaign', 'campaign']);
    expect((await view(id)).server_seed_hash).toMatch(/^[0-9a-f]{64}$/);
    await clean();
    expect(codeOf(await fund())).toBe('campaigns.wrong-state');
    await app.ok('POST /campaigns/:id/take-back', { params: { id } }, club.owner.as);
    expect(await clubMoney(app, club.id)).toBe(1000);
    expect((await copiesOf(design_id)).map(({ state, place }) => [state, place])).toEqual([
      ['held', null],
      ['held', null],
    ]);
    await clean();
  });

  test('is refused where the club has too little, or where clubs have not answered', async () => {
    const club = await richClub(100);
    const other = await newClub();
    const id = await makeCampaign(app, club, {
      rewards: [{ kind: 'credits', way: 'all', amount_cents: 200, total: 1 }],
    });
    const mission = await publishedMission(app, club);
    await app.ok(
      'POST /campaigns/:id/missions',
      { params: { id }, body: { mission_id: mission.id } },
      club.owner.as,
    );
    await app.ok(
      'POST /campaigns/:id/clubs',
      { params: { id }, body: { club: other.handle } },
      club.owner.as,
    );
    expect(await app.call('POST /campaigns/:id/fund', { params: { id } }, club.owner.as)).toMatchObject({
      error: { details: { problems: ['club-not-answered', 'money'] } },
    });
    expect(await clubMoney(app, club.id)).toBe(100);
  });

  test('freezes what was promised, and the missions with it', async () => {
    const club = await richClub();
    const { id, missions } = await runningCampaign(app, club, {
      rewards: [{ kind: 'credits', way: 'all', amount_cents: 100, total: 2 }],
    });
    const mission = { params: { id: missions[0]?.id ?? '' } };
    for (const way of ['pause', 'end', 'archive'] as const)
      expect(codeOf(await app.call(`POST /missions/:id/${way}`, mission, club.owner.as))).toBe(
        'missions.in-campaign',
      );
    const now = (await app.ok('GET /campaigns/:id/editor', { params: { id } }, club.owner.as)).data;
    const { title, opens_at, closes_at, version } = now;
    const change = (body: object) =>
      app.call(
        'PUT /campaigns/:id',
        { params: { id }, body: { title, version, opens_at, closes_at, ...body } },
        club.owner.as,
      );
    expect(
      codeOf(await change({ closes_at: new Date(Date.parse(closes_at ?? '') + DAY_MS).toISOString() })),
    ).toBe('campaigns.frozen');
    expect(await change({ title: 'Kites again', story: 'Higher.' })).toMatchObject({
      body: { data: { title: 'Kites again', rewards: [{ total: 2 }] } },
    });
    expect(codeOf(await change({}))).toBe('conflict');
    const extra = await publishedMission(app, club);
    const body = { mission_id: extra.id };
    expect(
      codeOf(await app.call('POST /campaigns/:id/missions', { params: { id }, body }, club.owner.as)),
    ).toBe('campaigns.frozen');
    expect(codeOf(await app.call('POST /campaigns/:id/take-back', { params: { id } }, club.owner.as))).toBe(
      'campaigns.wrong-state',
    );
    expect(codeOf(await app.call('DELETE /campaigns/:id', { params: { id } }, club.owner.as))).toBe(
      'campaigns.frozen',
    );
    app.clock.advance(3 * DAY_MS);
    await closeNow(app, id);
    expect((await app.call('POST /missions/:id/end', mission, club.owner.as)).ok).toBe(true);
  });
});

describe('several clubs', () => {
  test('are asked, answer, and choose their own missions', async () => {
    const [host, other] = [await richClub(), await newClub()];
    const id = await makeCampaign(app, host, {
      rewards: [{ kind: 'credits', way: 'all', amount_cents: 100, total: 5 }],
    });
    const [own, theirs] = [await publishedMission(app, host), await publishedMission(app, other)];
    const add = (mission_id: string, as: Registered['as']) =>
      app.call('POST /campaigns/:id/missions', { params: { id }, body: { mission_id } }, as);
    expect(codeOf(await add(theirs.id, host.owner.as))).toBe('campaigns.mission-not-fitting');
    await app.ok('POST /campaigns/:id/clubs', { params: { id }, body: { club: other.id } }, host.owner.as);
    const shelf = { params: { id: other.id }, query: { shelf: 'invitations' as const } };
    const waiting = await app.ok('GET /clubs/:id/managed-campaigns', shelf, other.owner.as);
    expect(waiting.data).toMatchObject([{ id, answer: 'invited', host: false }]);
    // Proposed by the maker, and agreed to by whoever owns it.
    expect(await add(theirs.id, host.owner.as)).toMatchObject({
      body: { data: { missions: [{ mission_id: theirs.id, agreed: false }] } },
    });
    const answer = { params: { id, club_id: other.id }, body: { accept: true } };
    expect(codeOf(await app.call('POST /campaigns/:id/clubs/:club_id/answer', answer, host.owner.as))).toBe(
      'clubs.staff-only',
    );
    await app.ok('POST /campaigns/:id/clubs/:club_id/answer', answer, other.owner.as);
    expect(codeOf(await app.call('POST /campaigns/:id/clubs/:club_id/answer', answer, other.owner.as))).toBe(
      'campaigns.not-invited',
    );
    expect(await add(theirs.id, other.owner.as)).toMatchObject({
      body: { data: { missions: [{ agreed: true }], can: { edit: false } } },
    });
    expect(codeOf(await add(own.id, other.owner.as))).toBe('campaigns.mission-not-fitting');
    expect((await add(own.id, host.owner.as)).ok).toBe(true);
    const fund = (as: Registered['as']) => app.call('POST /campaigns/:id/fund', { params: { id } }, as);
    expect(codeOf(await fund(other.owner.as))).toBe('clubs.staff-only');
    expect((await fund(host.owner.as)).ok).toBe(true);
    expect((await view(id)).clubs.map((club) => club.id)).toEqual([host.id, other.id]);
    // Their staff take no prize of it, wherever they do its missions.
    await app.ok('POST /clubs/:id/join', { params: { id: host.id }, body: {} }, other.owner.as);
    await doStep(app, own.steps[0] ?? '', other.owner);
    expect((await view(id, other.owner)).mine).toMatchObject({ done: 1, left_out: 'staff', place: null });
  });

  test('may decline, be left out again, and leave', async () => {
    const [host, other] = [await newClub(), await newClub()];
    const id = await makeCampaign(app, host);
    const invite = () =>
      app.call('POST /campaigns/:id/clubs', { params: { id }, body: { club: other.id } }, host.owner.as);
    await invite();
    expect(codeOf(await invite())).toBe('campaigns.club-known');
    const params = { id, club_id: other.id };
    const answer = (accept: boolean) =>
      app.call('POST /campaigns/:id/clubs/:club_id/answer', { params, body: { accept } }, other.owner.as);
    expect((await answer(false)).ok).toBe(true);
    expect(codeOf(await app.call('GET /campaigns/:id/editor', { params: { id } }, other.owner.as))).toBe(
      'clubs.staff-only',
    );
    expect((await invite()).ok).toBe(true);
    expect((await answer(true)).ok).toBe(true);
    expect((await app.call('DELETE /campaigns/:id/clubs/:club_id', { params }, other.owner.as)).ok).toBe(
      true,
    );
    expect(
      (await app.ok('GET /campaigns/:id/editor', { params: { id } }, host.owner.as)).data.clubs,
    ).toHaveLength(1);
  });
});

describe('rewards', () => {
  test('for all and for the first are given at once, in the order of completion', async () => {
    const club = await richClub();
    const { id, missions } = await runningCampaign(app, club, {
      missions: 2,
      rewards: [
        { kind: 'credits', way: 'all', needs: 1, amount_cents: 100, total: 10 },
        { kind: 'credits', way: 'first', amount_cents: 500, total: 1 },
      ],
    });
    const [one, two] = [await fanOf(club), await fanOf(club)];
    await doStep(app, missions[0]?.step ?? '', one);
    expect((await moneyOf(app, one.id)).balance).toBe(100);
    await doStep(app, missions[0]?.step ?? '', two);
    await doStep(app, missions[1]?.step ?? '', two);
    await doStep(app, missions[1]?.step ?? '', one);
    expect((await moneyOf(app, one.id)).balance).toBe(100);
    expect((await moneyOf(app, two.id)).balance).toBe(600);
    const board = await app.ok('GET /campaigns/:id/board', { params: { id } }, one.as);
    expect(board.data.map(({ place, user, done, is_me }) => [place, user.id, done, is_me])).toEqual(
      expect.arrayContaining([[expect.any(Number), one.id, 2, true]]),
    );
    expect((await view(id, two)).mine?.prizes.map(({ state }) => state)).toEqual(['received', 'received']);
    await clean();
    app.clock.advance(3 * DAY_MS);
    await closeNow(app, id);
    expect(await clubMoney(app, club.id)).toBe(10_000 - 700);
    expect((await view(id)).state).toBe('closed');
    await clean();
  });

  test('count only what is done in the window, each mission once', async () => {
    const club = await richClub();
    const opens = new Date(app.clock.now().getTime() + HOUR_MS).toISOString();
    const { id, missions } = await runningCampaign(app, club, {
      opens_at: opens,
      missions: 2,
      rewards: [{ kind: 'credits', way: 'all', needs: 1, amount_cents: 100, total: 10 }],
    });
    const [early, late, fan] = [await fanOf(club), await fanOf(club), await fanOf(club)];
    await doStep(app, missions[0]?.step ?? '', early);
    expect((await view(id, early)).mine?.done).toBe(0);
    app.clock.advance(2 * HOUR_MS);
    await doStep(app, missions[1]?.step ?? '', fan);
    expect((await view(id, fan)).mine?.done).toBe(1);
    app.clock.advance(3 * DAY_MS);
    // The job has not closed it yet, and it is over all the same.
    await doStep(app, missions[0]?.step ?? '', late);
    expect((await view(id, late)).mine).toMatchObject({ done: 0, prizes: [] });
    await closeNow(app, id);
    await clean();
  });

  test('wait for an account’s first day, and lapse where it is younger at the close', async () => {
    const club = await richClub();
    const rewards = [
      { kind: 'credits' as const, way: 'all' as const, amount_cents: 100, total: 10 },
      { kind: 'credits' as const, way: 'raffle' as const, amount_cents: 1000, total: 1 },
    ];
    const { id, missions } = await runningCampaign(app, club, { rewards });
    const young = await joinedMember(app, mailbox, club.id);
    await doStep(app, missions[0]?.step ?? '', young);
    expect((await view(id, young)).mine).toMatchObject({
      prizes: [{ state: 'waiting' }],
      ticket: { number: 1 },
    });
    app.clock.advance(25 * HOUR_MS);
    const { jobs } = await import('./jobs.ts');
    await jobs[2]?.run(app.platform, undefined, AbortSignal.timeout(10_000));
    expect((await moneyOf(app, young.id)).balance).toBe(100);
    app.clock.advance(20 * HOUR_MS);
    const newest = await joinedMember(app, mailbox, club.id);
    await doStep(app, missions[0]?.step ?? '', newest);
    app.clock.advance(4 * HOUR_MS);
    await closeNow(app, id);
    expect((await view(id, newest)).mine).toMatchObject({
      left_out: 'account-age',
      prizes: [{ state: 'gone' }],
    });
    expect((await moneyOf(app, young.id)).balance).toBe(1100);
    expect((await moneyOf(app, newest.id)).balance).toBe(0);
    await clean();
  });

  test('that wait for somebody who is left out at the close go to whoever was next', async () => {
    const club = await richClub();
    const rewards = [{ kind: 'credits' as const, way: 'first' as const, amount_cents: 100, total: 1 }];
    const { id, missions } = await runningCampaign(app, club, { rewards });
    const step = missions[0]?.step ?? '';
    const [next, last] = [await fanOf(club), await fanOf(club)];
    app.clock.advance(46 * HOUR_MS);
    const young = await joinedMember(app, mailbox, club.id);
    for (const fan of [young, next, last]) {
      await doStep(app, step, fan);
      // Each a second after the one before: who got there first decides who is next.
      app.clock.advance(1000);
    }
    expect((await view(id, young)).mine?.prizes).toMatchObject([{ state: 'waiting' }]);
    app.clock.advance(2 * HOUR_MS);
    await closeNow(app, id);
    expect((await view(id, young)).mine).toMatchObject({ left_out: 'account-age', prizes: [] });
    for (const [fan, balance] of [
      [young, 0],
      [next, 100],
      [last, 0],
    ] as const)
      expect((await moneyOf(app, fan.id)).balance).toBe(balance);
    const winners = await app.ok('GET /campaigns/:id/winners', { params: { id } });
    expect(winners.data.map(({ user }) => user?.id)).toEqual([next.id]);
    await clean();
  });

  test('promise an unlimited item, which stays live until they are given', async () => {
    const club = await richClub();
    const design_id = await putDesign(app, { club_id: club.id, edition_size: null });
    const rewards = [{ kind: 'item' as const, way: 'top' as const, design_id, total: 1 }];
    const { id, missions } = await runningCampaign(app, club, { rewards });
    const fan = await fanOf(club);
    await doStep(app, missions[0]?.step ?? '', fan);
    const retire = () =>
      app.call('POST /item-designs/:id/retire', { params: { id: design_id } }, club.owner.as);
    expect(await retire()).toMatchObject({ status: 409, error: { code: 'items.design-promised' } });
    app.clock.advance(3 * DAY_MS);
    await closeNow(app, id);
    expect((await view(id, fan)).mine?.prizes).toMatchObject([{ state: 'received' }]);
    expect((await retire()).ok).toBe(true);
    await clean();
  });

  test('go to one person a phone', async () => {
    const club = await richClub();
    const { id, missions } = await runningCampaign(app, club, {
      rewards: [{ kind: 'credits', way: 'all', amount_cents: 100, total: 10 }],
    });
    const [one, two] = [phone(await fanOf(club), 'a'), phone(await fanOf(club), 'a')];
    await doStep(app, missions[0]?.step ?? '', one);
    await doStep(app, missions[0]?.step ?? '', two);
    expect((await moneyOf(app, one.id)).balance).toBe(100);
    expect((await moneyOf(app, two.id)).balance).toBe(0);
    expect((await view(id, two)).mine).toMatchObject({ left_out: 'device', place: null });
  });

  test('may be a badge, for everybody who does enough', async () => {
    const club = await newClub();
    const look = { shape: 'hex' as const, icon: 'star' as const, hue: 95 };
    const badge = await app.ok(
      'POST /clubs/:id/badges',
      { params: { id: club.id }, body: { name: 'Kite crew', look } },
      club.owner.as,
    );
    const badge_id = badge.data.id;
    const { id, missions } = await runningCampaign(app, club, {
      rewards: [{ kind: 'badge', way: 'all', badge_id }],
    });
    const fan = await fanOf(club);
    await doStep(app, missions[0]?.step ?? '', fan);
    expect(await view(id, fan)).toMatchObject({
      rewards: [{ prize: { kind: 'badge', badge: { id: badge_id, stage: 1 } }, total: null }],
      mine: { prizes: [{ state: 'received' }] },
    });
    const other = await newClub();
    const rewards = [{ kind: 'badge' as const, way: 'all' as const, badge_id }];
    const foreign = { params: { id: other.id }, body: { title: 'Not ours', rewards } };
    expect(codeOf(await app.call('POST /clubs/:id/campaigns', foreign, other.owner.as))).toBe(
      'badges.not-found',
    );
  });

  test('of the top go to the leaderboard’s first, and what nobody won goes back', async () => {
    const club = await richClub();
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 10 });
    const { id, missions } = await runningCampaign(app, club, {
      missions: 2,
      rewards: [{ kind: 'item', way: 'top', needs: 1, design_id, total: 2 }],
    });
    const fans = [await fanOf(club), await fanOf(club), await fanOf(club)];
    const [best, second, third] = fans as [Registered, Registered, Registered];
    await doStep(app, missions[0]?.step ?? '', second);
    app.clock.advance(1000);
    await doStep(app, missions[0]?.step ?? '', third);
    app.clock.advance(1000);
    for (const { step } of missions) await doStep(app, step, best);
    expect((await view(id, third)).mine?.place).toBe(3);
    app.clock.advance(3 * DAY_MS);
    await closeNow(app, id);
    expect(new Set((await copiesOf(design_id)).map(({ holder_id }) => holder_id))).toEqual(
      new Set([best.id, second.id]),
    );
    const winners = await app.ok('GET /campaigns/:id/winners', { params: { id } }, best.as);
    expect(winners.data.map(({ place, user, is_me }) => [place, user?.id, is_me])).toEqual([
      [1, best.id, true],
      [2, second.id, false],
    ]);
    const shared = { params: { id, user: second.user_name } };
    const win = await app.ok('GET /campaigns/:id/winners/:user', shared, second.as);
    expect(win.data).toMatchObject({ way: 'top', place: 2 });
    await clean();
  });
});

describe('the raffle', () => {
  test('is drawn from the closed list with everybody’s seeds, and its proof holds', async () => {
    const club = await richClub();
    const design_id = await putDesign(app, { club_id: club.id });
    const { id, missions } = await runningCampaign(app, club, {
      rewards: [
        { kind: 'item', way: 'raffle', design_id, total: 1 },
        { kind: 'credits', way: 'raffle', amount_cents: 50, total: 2 },
      ],
    });
    const fans: Registered[] = [];
    for (let at = 0; at < 6; at += 1) fans.push(await fanOf(club));
    for (const fan of fans) await doStep(app, missions[0]?.step ?? '', fan);
    const [first] = fans as [Registered];
    const before = await app.ok('GET /campaigns/:id/proof', { params: { id } }, first.as);
    expect(before.data).toMatchObject({
      server_seed: null,
      list_hash: null,
      entrants: 6,
      mine: { number: 1 },
    });
    expect((await app.ok('GET /campaigns/:id/tickets', { params: { id } })).data).toEqual([]);
    const seed = (server_seed_hash: string, as = first.as) =>
      app.call(
        'PUT /campaigns/:id/seed',
        { params: { id }, body: { client_seed: 'moonbread', server_seed_hash } },
        as,
      );
    expect(codeOf(await seed('0'.repeat(64)))).toBe('campaigns.seed-changed');
    expect(await seed(before.data.server_seed_hash)).toMatchObject({
      body: { data: { ticket: { number: 1, client_seed: 'moonbread', own_seed: true } } },
    });
    expect(codeOf(await seed(before.data.server_seed_hash, (await fanOf(club)).as))).toBe(
      'campaigns.not-in-draw',
    );
    app.clock.advance(3 * DAY_MS);
    expect(codeOf(await seed(before.data.server_seed_hash))).toBe('campaigns.seed-too-late');
    await closeNow(app, id);
    const proof = (await app.ok('GET /campaigns/:id/proof', { params: { id } })).data;
    const page = await app.ok('GET /campaigns/:id/tickets', { params: { id }, query: { limit: 4 } });
    const rest = await app.ok('GET /campaigns/:id/tickets', {
      params: { id },
      query: { limit: 4, cursor: page.next_cursor ?? '' },
    });
    const entries = [...page.data, ...rest.data];
    expect(entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(entries[0]?.client_seed).toBe('moonbread');
    expect(proof.server_seed_hash).toBe(before.data.server_seed_hash);
    const prizes = proof.prizes.map(({ total, winners }) => ({
      total,
      winners: winners.map(({ number }) => number),
    }));
    expect(verifyRaffle({ ...proof, entries, prizes })).toMatchObject({
      seed: true,
      list: true,
      winners: true,
    });
    expect(prizes.flatMap(({ winners }) => winners)).toHaveLength(3);
    const paid = await Promise.all(fans.map(async (fan) => (await moneyOf(app, fan.id)).balance));
    expect(paid.toSorted()).toEqual([0, 0, 0, 0, 50, 50]);
    expect((await copiesOf(design_id)).map(({ holder_id }) => holder_id)).toEqual([
      proof.prizes[0]?.winners[0]?.user?.id,
    ]);
    // A second run, as of another replica, changes nothing.
    await closeNow(app, id);
    expect((await app.ok('GET /campaigns/:id/proof', { params: { id } })).data).toEqual(proof);
    await clean();
  });
});

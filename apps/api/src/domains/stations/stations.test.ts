// Tests stations over HTTP: made, opened, found in their states, changed only as long as nobody relies on them, closed, ordered.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putBadge } from '#app/testing/badges.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { putDesign } from '#app/testing/items.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { claimAt, makeStation, openedStation } from '#app/testing/stations.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditStations } from './audit.store.ts';
import { stations } from './domain.ts';
import { jobs } from './jobs.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf, xpOf } = missionCalls(() => ({ app, mailbox }));
const view = async (id: string, fan?: Registered) =>
  (await app.ok('GET /stations/:id', { params: { id } }, fan?.as)).data;
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString();
const titlesIn = async (clubId: string, tab: 'open' | 'over', fan?: Registered) =>
  (await app.ok('GET /clubs/:id/stations', { params: { id: clubId }, query: { tab } }, fan?.as)).data.map(
    ({ title, stand }) => `${title}: ${stand}`,
  );
const kept = async (stationId: string) => {
  const { rows } = await app.platform.db.query<{ n: number }>({
    text: `select count(*)::int as n from items where place_kind = 'station' and place_id = $1`,
    values: [stationId],
  });
  return rows[0]?.n;
};

describe('a fan', () => {
  test('finds it locked with what is missing, then open, then claimed', async () => {
    const club = await newClub();
    const { id, steps } = await openedStation(app, club, {
      steps: [reading, reading],
      condition: {
        all: [
          { kind: 'xp', at_least: 90 },
          { kind: 'level', at_least: 1 },
        ],
      },
      closes_at: inHours(40),
    });
    const visitor = await view(id);
    expect(visitor).toMatchObject({ stand: 'locked', member: false, missing: 5, can: { claim: false } });
    const fan = await fanOf(club);
    expect(await view(id, fan)).toMatchObject({ stand: 'locked', member: true, missing: 3 });
    expect(codeOf(await claimAt(app, fan, id))).toBe('stations.locked');
    await doStep(app, steps[0] ?? '', fan);
    expect(await view(id, fan)).toMatchObject({
      missing: 2,
      requirements: [{ state: 'passed' }, {}],
      condition: {
        all: [
          { met: false, have: 50 },
          { met: true, have: 1 },
        ],
      },
    });
    await doStep(app, steps[1] ?? '', fan);
    expect(await xpOf(club, fan)).toBe(100);
    const open = await view(id, fan);
    expect(open).toMatchObject({ stand: 'open', missing: 0, can: { claim: true }, refusal: null });
    const claimed = await claimAt(app, fan, id);
    expect(claimed).toMatchObject({
      ok: true,
      body: {
        data: { claim: { number: 1, paid_cents: 0, token: null }, station: { stand: 'claimed', claims: 1 } },
      },
    });
    expect(codeOf(await claimAt(app, fan, id))).toBe('stations.already-claimed');
    expect(await view(id, fan)).toMatchObject({ stand: 'claimed', mine: [{ number: 1 }] });
    expect(await titlesIn(club.id, 'open', fan)).toEqual(['Prop room: claimed']);
    expect(await auditStations(app.platform.db)).toEqual([]);
  });

  test('finds it gone where none is left, and where it is over', async () => {
    const club = await newClub();
    const last = await openedStation(app, club, { title: 'Last one', total: 1 });
    const short = await openedStation(app, club, { title: 'Short', closes_at: inHours(1) });
    const later = await openedStation(app, club, { title: 'Later', opens_at: inHours(2) });
    const [first, second] = [await fanOf(club), await fanOf(club)];
    expect((await claimAt(app, first, last.id)).ok).toBe(true);
    expect(await view(last.id, second)).toMatchObject({ stand: 'gone', left: 0 });
    expect(codeOf(await claimAt(app, second, last.id))).toBe('stations.gone');
    expect(await view(later.id, second)).toMatchObject({ stand: 'locked', missing: 1 });
    expect(codeOf(await claimAt(app, second, later.id))).toBe('stations.locked');
    app.clock.advance(3 * HOUR_MS);
    expect(await view(short.id, second)).toMatchObject({ stand: 'gone', state: 'open' });
    expect(codeOf(await claimAt(app, second, short.id))).toBe('stations.gone');
    expect(await view(later.id, second)).toMatchObject({ stand: 'open' });
    expect(await titlesIn(club.id, 'over', second)).toEqual(['Last one: gone', 'Short: gone']);
    expect(await titlesIn(club.id, 'open', second)).toEqual(['Later: open']);
    for (const job of jobs) await runJob(app.platform, job);
    expect(await view(short.id, second)).toMatchObject({ stand: 'gone', state: 'closed' });
  });

  test('with a new account waits a day for what is free and worth something, and not for a badge', async () => {
    const club = await newClub();
    const item = await openedStation(app, club);
    const badge_id = await putBadge(app, { club_id: club.id });
    const badge = await openedStation(app, club, { thing: { kind: 'BADGE', badge_id } });
    const fan = await fanOf(club);
    await app.platform.db.query({
      text: `update users set created_at = $2 where id = $1`,
      values: [fan.id, app.clock.now()],
    });
    expect(await view(item.id, fan)).toMatchObject({ stand: 'locked', account_from: inHours(24) });
    expect(codeOf(await claimAt(app, fan, item.id))).toBe('stations.account-too-new');
    expect((await claimAt(app, fan, badge.id)).ok).toBe(true);
    expect(await view(badge.id, fan)).toMatchObject({ stand: 'claimed', thing: { badge: { stage: 1 } } });
  });

  test('finds drafts and what is archived nowhere', async () => {
    const club = await newClub();
    const { id } = await makeStation(app, club);
    const fan = await fanOf(club);
    const seen = () => app.call('GET /stations/:id', { params: { id } }, fan.as);
    expect(codeOf(await seen())).toBe('stations.not-found');
    await app.ok('POST /stations/:id/open', { params: { id } }, club.owner.as);
    expect((await claimAt(app, fan, id)).ok).toBe(true);
    await app.ok('POST /stations/:id/archive', { params: { id } }, club.owner.as);
    // Whoever claimed there still finds it.
    expect((await seen()).ok).toBe(true);
    const other = await fanOf(club);
    const answered = await app.call('GET /stations/:id', { params: { id } }, other.as);
    expect(codeOf(answered)).toBe('stations.not-found');
    expect(await titlesIn(club.id, 'over', fan)).toEqual([]);
  });
});

describe('staff', () => {
  test('see what keeps a station from opening, and copies are set aside until it closes', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 5, held_back: 1 });
    const thing = { kind: 'ITEM' as const, design_id };
    const { id } = await makeStation(app, club, { thing });
    const open = () => app.call('POST /stations/:id/open', { params: { id } }, club.owner.as);
    expect(await open()).toMatchObject({ error: { details: { problems: ['needs-total'] } } });
    const change = (version: number, given: object) =>
      app.call(
        'PUT /stations/:id',
        { params: { id }, body: { title: 'Prop room', thing, version, ...given } },
        club.owner.as,
      );
    expect(await change(1, { total: 5 })).toMatchObject({ body: { data: { problems: ['stock'] } } });
    expect(await change(2, { total: 3 })).toMatchObject({ body: { data: { problems: [], version: 3 } } });
    expect(codeOf(await change(2, { total: 4 }))).toBe('conflict');
    expect((await open()).ok).toBe(true);
    expect(await kept(id)).toBe(3);
    expect(codeOf(await change(3, { total: 4 }))).toBe('stations.running');
    expect((await change(3, { total: 3, title: 'Prop cellar' })).ok).toBe(true);
    const fan = await fanOf(club);
    expect((await claimAt(app, fan, id)).ok).toBe(true);
    expect(await kept(id)).toBe(2);
    expect(await auditStations(app.platform.db)).toEqual([]);
    await app.ok('POST /stations/:id/close', { params: { id } }, club.owner.as);
    expect(await kept(id)).toBe(0);
    expect(await auditStations(app.platform.db)).toEqual([]);
    // Closed, all but what some have got already can change, and it can open again.
    const other = { kind: 'ITEM' as const, design_id: await putDesign(app, { club_id: club.id }) };
    expect(codeOf(await change(4, { thing: other, total: 3 }))).toBe('stations.thing-given');
    expect((await change(4, { total: 2, price_cents: 100 })).ok).toBe(true);
    const claims = await app.ok('GET /stations/:id/claims', { params: { id }, query: {} }, club.owner.as);
    expect(claims.data).toMatchObject([{ user: { id: fan.id }, number: 1 }]);
    // What went back is in the club's hand: of five, three were made, and two more may be.
    expect(await open()).toMatchObject({ ok: true });
    expect(await kept(id)).toBe(1);
  });

  test('order those that are open, and delete drafts', async () => {
    const club = await newClub();
    const [one, two] = [
      await openedStation(app, club, { title: 'One' }),
      await openedStation(app, club, { title: 'Two' }),
    ];
    const draft = await makeStation(app, club, { title: 'Draft', steps: [reading] });
    const order = (ids: string[]) =>
      app.call('PUT /clubs/:id/stations/order', { params: { id: club.id }, body: { ids } }, club.owner.as);
    expect(codeOf(await order([two.id]))).toBe('stations.order-not-right');
    expect((await order([two.id, one.id])).ok).toBe(true);
    expect(await titlesIn(club.id, 'open', await fanOf(club))).toEqual(['Two: open', 'One: open']);
    const counts = () =>
      app.ok('GET /clubs/:id/managed-stations/counts', { params: { id: club.id } }, club.owner.as);
    expect((await counts()).data).toEqual({ open: 2, draft: 1, closed: 0, archived: 0 });
    expect(codeOf(await app.call('DELETE /stations/:id', { params: { id: one.id } }, club.owner.as))).toBe(
      'stations.wrong-state',
    );
    await app.ok('DELETE /stations/:id', { params: { id: draft.id } }, club.owner.as);
    expect((await counts()).data).toMatchObject({ draft: 0 });
    const log = await app.ok('GET /clubs/:id/deeds', { params: { id: club.id }, query: {} }, club.owner.as);
    expect(JSON.stringify(log.data)).toContain('stations.opened');
  });

  test('show a code on site that leads to the station’s step', async () => {
    const club = await newClub();
    const code = { type: 'QRCODE', mode: 'fixed', uses: null, place: null, where: 'By the door' } as const;
    const { id, steps } = await openedStation(app, club, { steps: [code] });
    const step = steps[0] ?? '';
    const shown = await app.ok('GET /requirements/:id/code', { params: { id: step } }, club.owner.as);
    expect(shown.data.url).toContain(`/club/station/${id}?step=${step}&code=${shown.data.code}`);
    const fan = await fanOf(club);
    const opened = await app.ok('POST /requirements/:id/open', { params: { id: step } }, fan.as);
    const answer = { type: 'QRCODE' as const, code: shown.data.url };
    const body = { attempt_id: opened.data.id, answer };
    await app.ok('POST /requirements/:id/finish', { params: { id: step }, body }, fan.as);
    expect((await claimAt(app, fan, id)).ok).toBe(true);
  });

  test('cannot hand out what is another club’s', async () => {
    const [club, other] = [await newClub(), await newClub()];
    const badge_id = await putBadge(app, { club_id: other.id });
    const tiers = await app.ok('GET /clubs/:id/tiers', { params: { id: other.id } }, other.owner.as);
    const design_id = await putDesign(app, { club_id: other.id });
    for (const thing of [
      { kind: 'BADGE' as const, badge_id },
      { kind: 'MEMBERTIER' as const, tier_id: tiers.data[0]?.id ?? '', days: null },
      { kind: 'ITEM' as const, design_id },
      { kind: 'NFT' as const, design_id },
    ]) {
      const body = { title: 'Prop room', thing };
      const made = await app.call(
        'POST /clubs/:id/stations',
        { params: { id: club.id }, body },
        club.owner.as,
      );
      expect(codeOf(made)).toBe('stations.thing-not-found');
    }
  });
});

test('a list costs as many queries for twenty stations as for two', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const make = () => openedStation(app, club, { steps: [reading], condition: { kind: 'xp', at_least: 10 } });
  for (let at = 0; at < 2; at += 1) await make();
  const asked = () =>
    countQueries(() =>
      app.ok('GET /clubs/:id/stations', { params: { id: club.id }, query: { limit: 50 } }, fan.as),
    );
  const few = await asked();
  for (let at = 0; at < 18; at += 1) await make();
  const many = await asked();
  expect(many.answer.data).toHaveLength(20);
  expect(many.queries.length).toBe(few.queries.length);
  expect(many.queries.length).toBeLessThanOrEqual(14);
});

test('a club that closes for good takes its copies back, and an account that goes leaves no name behind', async () => {
  const club = await newClub();
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 5 });
  const { id } = await openedStation(app, club, { thing: { kind: 'NFT', design_id }, total: 4 });
  const fan = await fanOf(club);
  expect(await claimAt(app, fan, id)).toMatchObject({
    body: { data: { claim: { token: expect.any(Number) } } },
  });
  const mine = await stations.exportUser?.(app.platform, fan.id);
  expect(mine).toMatchObject([{ station_id: id, paid_cents: 0 }]);
  await app.platform.db.transaction(async (tx) => stations.eraseUser?.(tx, fan.id, app.platform));
  expect(await stations.exportUser?.(app.platform, fan.id)).toEqual([]);
  expect(await auditStations(app.platform.db)).toEqual([]);
  const settled = await app.platform.db.transaction(async (tx) =>
    stations.settle?.(app.platform, tx, club.id),
  );
  expect(settled).toBe('settled');
  expect(await kept(id)).toBe(0);
  expect(await auditStations(app.platform.db)).toEqual([]);
});

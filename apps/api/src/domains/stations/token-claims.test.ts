// Tests fan tokens that come with a claim, over HTTP: promised while the station is open, given once, and free only.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putBadge } from '#app/testing/badges.ts';
import { joinedMember } from '#app/testing/clubs.ts';
import { codeOf, type MissionClub, missionCalls } from '#app/testing/mission-calls.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { claimAt, makeStation, openedStation, whatStationsMiss } from '#app/testing/stations.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openToken, tokensOf, whatTokensMiss } from '#app/testing/tokens.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  expect(await whatStationsMiss(app.platform.db)).toEqual([]);
  expect(await whatTokensMiss(app.platform.db)).toEqual([]);
  await app.stop();
});

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const supply = async (club: MissionClub) =>
  (await app.ok('GET /clubs/:id/token/supply', { params: { id: club.id } })).data;
const opening = (club: MissionClub, id: string) =>
  app.call('POST /stations/:id/open', { params: { id } }, club.owner.as);

test('come with each claim, out of what was set aside; what nobody claimed is free when it closes', async () => {
  const club = await newClub();
  const { symbol } = await openToken({ app, club, owner: club.owner }, { cap: 100 });
  const { id } = await openedStation(app, club, { tokens: 20, total: 4 });
  expect(await supply(club)).toMatchObject({ given_out: 0, promised: 80 });
  const fan = await fanOf(club);
  expect(await claimAt(app, fan, id)).toMatchObject({ body: { data: { claim: { tokens: 20 } } } });
  expect(codeOf(await claimAt(app, fan, id))).toBe('stations.already-claimed');
  expect(await tokensOf(app, club.id, fan.id)).toBe(20);
  const seen = (await app.ok('GET /stations/:id', { params: { id } }, fan.as)).data;
  expect(seen).toMatchObject({ tokens: { amount: 20, symbol }, mine: [{ tokens: 20 }] });
  expect(await whatStationsMiss(app.platform.db)).toEqual([]);
  await app.ok('POST /stations/:id/close', { params: { id } }, club.owner.as);
  expect(await supply(club)).toMatchObject({ given_out: 20, promised: 0 });
  // Opened again, it promises what is left of its number.
  expect((await opening(club, id)).ok).toBe(true);
  expect(await supply(club)).toMatchObject({ given_out: 20, promised: 60 });
});

test('are for a known number of free claims, as many as the cap has room for', async () => {
  const club = await newClub();
  const badge_id = await putBadge(app, { club_id: club.id });
  const thing = { kind: 'BADGE' as const, badge_id };
  const bare = app.call(
    'POST /clubs/:id/stations',
    { params: { id: club.id }, body: { title: 'Prop room', thing, tokens: 5 } },
    club.owner.as,
  );
  expect(codeOf(await bare)).toBe('tokens.not-found');
  await openToken({ app, club, owner: club.owner }, { cap: 100 });
  const problem = async (draft: Parameters<typeof makeStation>[2]) =>
    opening(club, (await makeStation(app, club, draft)).id);
  expect(await problem({ tokens: 5 })).toMatchObject({
    error: { details: { problems: ['tokens-need-total'] } },
  });
  expect(await problem({ tokens: 5, total: 3, price_cents: 100 })).toMatchObject({
    error: { details: { problems: ['tokens-not-sold'] } },
  });
  expect(await problem({ tokens: 51, total: 2 })).toMatchObject({
    error: { details: { problems: ['tokens'] } },
  });
  expect(await supply(club)).toMatchObject({ promised: 0 });
  // A badge with tokens is worth something: new accounts wait for it.
  const { id } = await openedStation(app, club, { thing, tokens: 5, total: 2 });
  const young = await joinedMember(app, mailbox, club.id);
  expect(codeOf(await claimAt(app, young, id))).toBe('stations.account-too-new');
});

// Tests that what a station hands out is handed out exactly once, with real commits: 200 at the last piece, 200 taps of one fan, its end
// against late claims.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyOf } from '#app/testing/auctions.ts';
import { putDesign } from '#app/testing/items.ts';
import { closeRace, MANY, openRace, type Race, tally } from '#app/testing/races.ts';
import { openedStation, whatStationsMiss } from '#app/testing/stations.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { claimStation } from './actions/claim.ts';
import { closeStation } from './actions/run-station.ts';

const PRICE = 100;
let race: Race;
beforeAll(async () => {
  race = await openRace(1000);
  const { app, stage, crowd } = race;
  const club = await findClub(app.platform, app.platform.db, stage.club.id);
  if (club === undefined) throw new Error('no club');
  for (const { user_id } of crowd)
    await app.platform.db.transaction((tx) =>
      enrolMember(app.platform, tx, { club, user_id, source: 'test' }),
    );
}, 120_000);
afterAll(async () => {
  expect(await whatStationsMiss(race.app.platform.db)).toEqual([]);
  await closeRace(race);
});

async function stationOf(total: number): Promise<{ id: string; design_id: string }> {
  const { app, stage } = race;
  const design_id = await putDesign(app, { club_id: stage.club.id, edition_size: 50 });
  const thing = { kind: 'ITEM' as const, design_id };
  const club = { id: stage.club.id, owner: stage.owner };
  const { id } = await openedStation(app, club, { thing, total, price_cents: PRICE });
  return { id, design_id };
}

function claim(fan: SignedIn, station_id: string) {
  const { platform } = race.app;
  return platform.db.transaction((tx) =>
    claimStation(platform, tx, fan, { station_id, expected_price_cents: PRICE, device: () => null }),
  );
}

async function count(text: string, values: unknown[]): Promise<number> {
  const { rows } = await race.app.platform.db.query<{ n: number }>({ text, values });
  return rows[0]?.n ?? 0;
}
const heldOf = (design_id: string) =>
  count('select count(*)::int as n from items where design_id = $1 and holder_id is not null', [design_id]);
const given = (id: string) => count('select given as n from stations where id = $1', [id]);

test('the last piece goes to one of 200, and nobody else pays', async () => {
  const { id, design_id } = await stationOf(1);
  const spentBefore = await spent();
  const outcomes = await tally(race.crowd.map((fan) => claim(fan, id)));
  expect(outcomes).toEqual({ ok: 1, 'stations.gone': MANY - 1 });
  expect(await heldOf(design_id)).toBe(1);
  expect(await given(id)).toBe(1);
  expect((await spent()) - spentBefore).toBe(PRICE);
}, 120_000);

test('200 taps of one fan are one claim', async () => {
  const { id, design_id } = await stationOf(50);
  const fan = race.crowd[0] as SignedIn;
  const before = (await moneyOf(race.app, fan.user_id)).balance;
  const outcomes = await tally(Array.from({ length: MANY }, () => claim(fan, id)));
  expect(outcomes).toEqual({ ok: 1, 'stations.already-claimed': MANY - 1 });
  expect(await heldOf(design_id)).toBe(1);
  expect(before - (await moneyOf(race.app, fan.user_id)).balance).toBe(PRICE);
}, 120_000);

test('closing against late claims: every claim has its copy, and all others are back with the club', async () => {
  const { app, stage, crowd } = race;
  const { id, design_id } = await stationOf(50);
  const owner: SignedIn = { ...(crowd[0] as SignedIn), user_id: stage.owner.id, session_id: stage.owner.id };
  const work = crowd.slice(0, 40).map((fan) => claim(fan, id));
  const close = closeStation(app.platform, owner, id);
  const outcomes = await tally([...work, close]);
  const claims = await given(id);
  expect(outcomes).toEqual({
    ok: claims + 1,
    ...(claims === 40 ? {} : { 'stations.gone': 40 - claims }),
  });
  expect(await heldOf(design_id)).toBe(claims);
  const inPlace = await count(
    `select count(*)::int as n from items where place_kind = 'station' and place_id = $1`,
    [id],
  );
  expect(inPlace).toBe(0);
}, 120_000);

async function spent(): Promise<number> {
  let sum = 0;
  for (const { user_id } of race.crowd) sum += 1000 - (await moneyOf(race.app, user_id)).balance;
  return sum;
}

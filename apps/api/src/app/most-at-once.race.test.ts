// Bounds that are counted hold when many come at once: clubs of a person, pools, auctions and listings of a club.
import { createClub as createClubEndpoint } from '@stagepass/contract/clubs/endpoints.ts';
import { MAX_POOLS } from '@stagepass/contract/gacha/shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, inMs, putListing, putLot } from '#app/testing/auctions.ts';
import { putDesign } from '#app/testing/items.ts';
import { closeRace, openRace, type Race, tally } from '#app/testing/races.ts';
import { openAuction } from '#domains/auctions/actions/manage-auction.ts';
import { createClub } from '#domains/clubs/actions/create-club.ts';
import { createPool } from '#domains/gacha/actions/edit-pool.ts';
import { openListing } from '#domains/market/actions/keep-store.ts';
import type { SignedIn } from '#platform/http/actor.ts';

const AT_ONCE = 6;
let race: Race;
let owner: SignedIn;
beforeAll(async () => {
  race = await openRace(0);
  owner = {
    kind: 'user',
    user_id: race.stage.owner.id,
    session_id: race.stage.owner.id,
    verified: true,
    operator: false,
    suspended: false,
    stepped_up_at: null,
  };
}, 60_000);
afterAll(() => closeRace(race));

const times = <Made>(count: number, make: (at: number) => Promise<Made>) =>
  Array.from({ length: count }, (_, at) => make(at));

test('a person founds ten clubs, however many at once', async () => {
  const [founder] = race.crowd;
  if (founder === undefined) throw new Error('nobody came');
  const found = (at: number) =>
    createClub(
      race.app.platform,
      founder,
      createClubEndpoint.body.parse({
        name: `Club ${at}`,
        handle: `one-of-many-${at}`,
        category: 'music',
        hue: 200,
      }),
    );
  expect(await tally(times(10 + AT_ONCE, found))).toEqual({ ok: 10, 'clubs.too-many': AT_ONCE });
});

test('a club has so many pools, however many are drafted at once', async () => {
  const draft = () =>
    createPool(race.app.platform, owner, race.stage.club.id, {
      name: 'Tin',
      story: '',
      picture_media_id: null,
      draft: null,
    });
  expect(await tally(times(MAX_POOLS + AT_ONCE, draft))).toEqual({
    ok: MAX_POOLS,
    'gacha.too-many-pools': AT_ONCE,
  });
});

test('a club runs fifty auctions, however many are opened at once', async () => {
  const { app, stage } = race;
  for (let open = 0; open < 49; open += 1) await putLot(stage);
  const designs = await Promise.all(times(AT_ONCE, () => putDesign(app, { club_id: stage.club.id })));
  const open = (at: number) =>
    app.platform.db.transaction((tx) =>
      openAuction(app.platform, tx, owner, {
        club: stage.club.id,
        auction: {
          design_id: designs[at] ?? '',
          title: 'The last setlist',
          story: '',
          start_amount: 1000,
          reserve_cents: null,
          buy_now_cents: null,
          ends_at: inMs(app, HOUR_MS),
        },
      }),
    );
  expect(await tally(times(AT_ONCE, open))).toEqual({ ok: 1, 'auctions.too-many': AT_ONCE - 1 });
});

test('a store has two hundred listings, however many are opened at once', async () => {
  const { app, stage } = race;
  for (let open = 0; open < 199; open += 1) await putListing(stage);
  const designs = await Promise.all(times(AT_ONCE, () => putDesign(app, { club_id: stage.club.id })));
  const open = (at: number) =>
    app.platform.db.transaction((tx) =>
      openListing(app.platform, tx, owner, {
        club: stage.club.id,
        listing: {
          design_id: designs[at] ?? '',
          price_cents: 2000,
          stock: null,
          per_fan_limit: null,
          condition: null,
          club_copies: 0,
          opens_at: null,
          closes_at: null,
        },
      }),
    );
  expect(await tally(times(AT_ONCE, open))).toEqual({ ok: 1, 'market.too-many': AT_ONCE - 1 });
});

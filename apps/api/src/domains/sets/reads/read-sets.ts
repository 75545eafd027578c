// Owns the reading of sets: a club's, one's own, one as an album page, and how what is missing can be had.
import { assert } from '@stagepass/base/assert.ts';
import { designNotFound } from '@stagepass/contract/items/errors.ts';
import type { SetCard, SetPage, SetState, SetWays } from '@stagepass/contract/sets/shapes.ts';
import { loadBadgeCards } from '#domains/badges/public/load-badge-cards.ts';
import { packsWithDesign } from '#domains/gacha/public/packs-with-design.ts';
import { type HeldCopies, listDesignsHeld, listHeldCopies } from '#domains/items/public/held-copies.ts';
import { loadItems } from '#domains/items/public/load-items.ts';
import { loadItemClubs, presentDesigns } from '#domains/items/public/present-items.ts';
import { bestOffers, type Offer } from '#domains/market/public/best-offers.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { tokenSymbols } from '#domains/tokens/public/token-symbols.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { byCreation, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadSet } from '../access.ts';
import { findCompletion, listDesignIds, listSetsOfClub, listSetsWith } from '../sets.store.ts';
import type { SetRow } from '../tables.ts';

const viewerOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.user_id : null);

export async function listClubSets(
  platform: Platform,
  actor: Actor,
  clubId: string,
  asked: PageAsked,
): Promise<Page<SetCard>> {
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'see-inside');
  return pageOf(platform, actor, { club_id: club.id, state: 'live' }, asked);
}

export async function listManagedSets(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { state, ...asked }: PageAsked & { state: SetState },
): Promise<Page<SetCard>> {
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'manage-sales');
  return pageOf(platform, actor, { club_id: club.id, state }, asked);
}

async function pageOf(
  platform: Platform,
  actor: Actor,
  of: { club_id: string; state: SetState },
  asked: PageAsked,
): Promise<Page<SetCard>> {
  const { db } = platform;
  const { rows, next_cursor } = await byCreation.page(asked, (page) =>
    listSetsOfClub(db, { ...of, ...page }),
  );
  return { data: await presentCards(platform, db, rows, viewerOf(actor)), next_cursor };
}

export async function listOwnSets(
  platform: Platform,
  actor: Actor,
  asked: PageAsked,
): Promise<Page<SetCard>> {
  const { db } = platform;
  const { user_id } = signedIn(actor);
  const design_ids = await listDesignsHeld(db, user_id);
  const { rows, next_cursor } = await byCreation.page(asked, (page) =>
    listSetsWith(db, { design_ids, ...page }),
  );
  return { data: await presentCards(platform, db, rows, user_id), next_cursor };
}

export async function presentCards(
  platform: Platform,
  tx: Executor,
  sets: readonly SetRow[],
  viewerId: string | null,
): Promise<SetCard[]> {
  const designs = await listDesignIds(
    tx,
    sets.map(({ id }) => id),
  );
  const all = [...new Set([...designs.values()].flat())];
  const held = viewerId === null ? [] : await listHeldCopies(tx, viewerId, all);
  const mine = new Set(held.map(({ design_id }) => design_id));
  const badges = await loadBadgeCards(
    platform,
    tx,
    sets.flatMap(({ badge_id }) => badge_id ?? []),
    viewerId,
  );
  const clubs = await loadItemClubs(
    platform,
    tx,
    sets.map(({ club_id }) => club_id),
  );
  return sets.flatMap(({ id, club_id, name, season, state, badge_id }) => {
    const club = clubs.get(club_id);
    if (club === undefined) return [];
    const own = designs.get(id) ?? [];
    const collected = own.filter((design) => mine.has(design)).length;
    const badge = badges.get(badge_id ?? '') ?? null;
    return [{ id, club, name, season, state, size: own.length, collected, badge }];
  });
}

export async function getSet(platform: Platform, actor: Actor, id: string): Promise<SetPage> {
  const { db } = platform;
  const { set, makes } = await loadSet(platform, db, actor, id);
  const viewer = viewerOf(actor);
  const [card] = await presentCards(platform, db, [set], viewer);
  assert(card !== undefined, 'a club that is seen has a card');
  const ids = (await listDesignIds(db, [id])).get(id) ?? [];
  const designs = await presentDesigns(platform, db, ids);
  const held = viewer === null ? [] : await listHeldCopies(db, viewer, ids);
  const own = new Map(held.map((copies) => [copies.design_id, copies]));
  const completed = viewer === null ? undefined : await findCompletion(db, { set_id: id, user_id: viewer });
  return {
    ...card,
    entries: ids.flatMap((designId) => {
      const design = designs.get(designId);
      const copies = own.get(designId);
      return design === undefined ? [] : [{ design, ...presentOwn(copies) }];
    }),
    counted: held.filter(({ not_drawn }) => not_drawn > 0).length,
    completed_at: completed?.toISOString() ?? null,
    version: set.version,
    can: { edit: makes },
  };
}

function presentOwn(copies: HeldCopies | undefined) {
  if (copies === undefined) return { mine: null, counts: false };
  const { item_id, number, count, not_drawn } = copies;
  return { mine: { item_id, number, count }, counts: not_drawn > 0 };
}

export async function getSetWays(
  platform: Platform,
  actor: Actor,
  { id, design_id }: { id: string; design_id: string },
): Promise<SetWays> {
  const { db, clock } = platform;
  const { club } = await loadSet(platform, db, actor, id);
  const ids = (await listDesignIds(db, [id])).get(id) ?? [];
  if (!ids.includes(design_id)) return fail(designNotFound);
  const design = (await presentDesigns(platform, db, [design_id])).get(design_id) ?? fail(designNotFound);
  const asked = { club_id: club.id, design_id, viewer_id: viewerOf(actor), now: clock.now() };
  const { store, for_tokens, resale } = await bestOffers(db, asked);
  const packs = await packsWithDesign(db, design_id);
  const takesTokens = for_tokens !== null || packs.some(({ asset }) => asset === 'token');
  const symbol = takesTokens ? (await tokenSymbols(db, [club.id])).get(club.id) : undefined;
  const numbers = await loadItems(db, resale?.item_id ? [resale.item_id] : []);
  const present = (offer: Offer | null) => {
    if (offer === null) return null;
    const { item_id, ...rest } = offer;
    return { ...rest, number: numbers.get(item_id ?? '')?.number ?? null };
  };
  return {
    design,
    store: present(store),
    for_tokens:
      for_tokens === null || symbol === undefined
        ? null
        : { listing_id: for_tokens.listing_id, price: for_tokens.price_cents, symbol },
    resale: present(resale),
    packs: packs.map((pack) => ({
      ...pack,
      token: pack.asset === 'token' && symbol !== undefined ? { symbol } : null,
    })),
  };
}

// Owns this domain's part of the demo world: the clubs' stores, months of sales among fans, and what stands for resale now.
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import { ITEM_QUALITY_KEYS, type ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type DemoClubHandle, demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import { outside, userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listXpTiers } from '#domains/memberships/public/list-xp-tiers.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { handOverOne } from './actions/buy-listing.ts';
import { putInStore } from './actions/keep-store.ts';
import { putUpForSale } from './actions/resell-item.ts';
import { countOfClub, listFreeCopies } from './demo.store.ts';
import { sellForTokens } from './demo-for-tokens.ts';
import { putRoyalty, updateListing } from './listings.store.ts';

const DAY_MS = 86_400_000;
const BUYERS = 14;
const STAKE = 600_00;
/** The place in a store of what only some may buy. */
const FOR_SOME = 1;

/** Store prices by quality, in cents. */
const priceOf: Record<ItemQualityKey, number> = {
  urare: 12_900,
  ssrare: 6900,
  srare: 2900,
  rare: 1400,
  uncommon: 600,
  common: 250,
};

/** What costs little is bought often. */
const salesOf: Record<ItemQualityKey, number> = {
  urare: 0.4,
  ssrare: 0.6,
  srare: 0.9,
  rare: 1.2,
  uncommon: 1.6,
  common: 2.1,
};

interface Plan {
  store: number;
  /** Sales of a listing in the store so far, before its rarity is counted. */
  sold: number;
  /** Designs that fans sold on, so many times each. */
  resold: number;
  times: number;
  open: number;
}

const plans: Record<DemoClubHandle, Plan> = {
  'velvet-static': { store: 7, sold: 9, resold: 3, times: 22, open: 9 },
  'paper-tigers': { store: 5, sold: 5, resold: 1, times: 14, open: 5 },
  'ola-after-dark': { store: 5, sold: 4, resold: 1, times: 12, open: 4 },
  'third-kettle': { store: 4, sold: 4, resold: 1, times: 8, open: 3 },
  'harbour-voices': { store: 3, sold: 2, resold: 0, times: 0, open: 2 },
  'tin-lighthouse': { store: 4, sold: 3, resold: 1, times: 10, open: 3 },
  'the-trapdoor': { store: 3, sold: 2, resold: 0, times: 0, open: 1 },
};

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const demoPeople = await listDemoPeople(platform.db);
  const fan = demoPeople.find(({ role }) => role === 'fan')?.id;
  // Whoever signs in as one finds no purse of the demo world among their own money.
  const accounts = new Set(demoPeople.flatMap(({ role, id }) => (role === undefined ? [] : [id])));
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    // In one transaction a club: killed in between, the next start finds it empty and begins it again.
    if (club !== undefined && fan !== undefined)
      await platform.db.transaction(async (tx) => {
        if ((await countOfClub(tx, club.id)) === 0)
          await trade(platform, tx, { club, handle, fan, accounts });
      });
    progress(at + 1, demoClubs.length);
  }
}

/** The same platform some days ago. */
function ago(platform: Platform, days: number): Platform {
  const then = new Date(platform.clock.now().getTime() - Math.round(days * DAY_MS));
  return { ...platform, clock: { now: () => then } };
}

interface Traders {
  club: Club;
  fan: string;
  buyers: readonly string[];
  dice: Dice;
  plan: Plan;
}

interface Trading {
  club: Club;
  handle: DemoClubHandle;
  fan: string;
  accounts: ReadonlySet<string>;
}

async function trade(
  platform: Platform,
  opened: Tx,
  { club, handle, fan, accounts }: Trading,
): Promise<void> {
  // Nobody is told of what is past.
  const tx: Tx = { query: opened.query, emit: opened.emit, afterCommit: () => {} };
  const designs = [...(await listDemoDesigns(tx, club.id)).values()];
  const members = await listMembersWithAge(tx, club.id);
  const people = members.flatMap(({ role, user_id }) =>
    role === 'member' && !accounts.has(user_id) ? [user_id] : [],
  );
  const buyers = people.slice(-BUYERS);
  const dice = seededDice(`stagepass-market-${handle}`);
  await giveStakes(platform, tx, club, buyers);
  const royalty_bp = [500, 250, 1000, 0][demoClubs.findIndex((one) => one.handle === handle) % 4] ?? 500;
  await putRoyalty(tx, { club_id: club.id, royalty_bp, at: ago(platform, 200).clock.now() });
  const traders = { club, fan, buyers, dice, plan: plans[handle] };
  const inStore = await fillStore(platform, tx, traders, designs);
  await sellTickets(
    platform,
    tx,
    { club, fan },
    designs.filter(({ id }) => !inStore.has(id)),
  );
  await sellOn(platform, tx, traders, designs);
  const others = designs.filter(({ id, kind }) => !inStore.has(id) && kind === 'collectible');
  await sellForTokens((days) => ago(platform, days), tx, { club, buyers }, others);
}

async function giveStakes(platform: Platform, tx: Tx, club: Club, buyers: readonly string[]): Promise<void> {
  await postTransfer(tx, {
    kind: 'adjustment',
    moves: buyers.map((id) => ({
      from: outside('demo'),
      to: userAccount(id),
      asset_id: 'credits',
      amount: STAKE,
    })),
    cause: { kind: 'adjustment', id: `demo-purses-${club.handle}` },
    club_id: club.id,
    actor_id: null,
    key: null,
    at: ago(platform, 190).clock.now(),
  });
}

async function fillStore(
  platform: Platform,
  tx: Tx,
  { club, buyers, dice, plan }: Traders,
  designs: readonly ItemDesign[],
): Promise<ReadonlySet<string>> {
  const sellable = designs.filter(
    ({ kind, quality, edition_size, issued, held_back }) =>
      kind !== 'badge' &&
      (edition_size === null || edition_size - issued - held_back > plan.sold * salesOf[quality] + 5),
  );
  const shelf = sellable.slice(0, plan.store);
  for (const [place, design] of shelf.entries()) {
    const left = design.edition_size === null ? null : design.edition_size - design.issued - design.held_back;
    const price_cents = priceOf[design.quality];
    const sold = Math.max(1, Math.round(plan.sold * salesOf[design.quality] + (place % 3) - 1));
    const id = await putInStore(ago(platform, 140), tx, {
      club_id: club.id,
      by: club.owner_id,
      design_id: design.id,
      price_cents,
      stock: left === null ? (place % 2 === 0 ? null : sold + 60) : Math.min(left, sold + 3 + place * 4),
      per_fan_limit: place % 3 === 0 ? 3 : null,
      opens_at: null,
      closes_at: place === 2 ? ago(platform, -4).clock.now().toISOString() : null,
      condition: null,
      club_copies: 0,
    });
    for (let turn = 0; turn < sold; turn += 1) {
      const then = ago(platform, 135 - (turn * 134) / sold - dice.int(10) / 10);
      // In turn, so that nobody is beyond a fan's limit.
      const buyer_id = buyers[(turn + place) % buyers.length] ?? club.owner_id;
      const sale = { kind: 'store', listing_id: id, buyer_id, expected_price_cents: price_cents } as const;
      await handOverOne(then, tx, sale);
    }
    if (place === FOR_SOME) await keepForSome(tx, club, id);
  }
  return new Set(shelf.map(({ id }) => id));
}

/** What is still to come: from the club at its price, and one that a fan cannot use. */
async function sellTickets(
  platform: Platform,
  tx: Tx,
  { club, fan }: { club: Club; fan: string },
  designs: readonly ItemDesign[],
): Promise<void> {
  const now = platform.clock.now();
  const coming = designs.filter(
    ({ kind, state, redeem_from }) =>
      kind === 'ticket' && state === 'live' && redeem_from !== null && redeem_from > now,
  );
  for (const { id, quality, edition_size, issued, held_back } of coming) {
    const left = edition_size === null ? null : edition_size - issued - held_back;
    const price_cents = priceOf[quality] * 2;
    await putInStore(ago(platform, 12), tx, {
      ...{ club_id: club.id, by: club.owner_id, design_id: id, price_cents, per_fan_limit: 4 },
      ...{ stock: left, opens_at: null, closes_at: null, condition: null, club_copies: 0 },
    });
    const [copy] = await listFreeCopies(tx, { design_id: id, except: [fan], limit: 1 });
    if (copy !== undefined)
      await putUpForSale(ago(platform, 0.5), tx, { ...copy, price_cents: price_cents + 200 });
  }
}

/** From now on for the best seats, and for those who have long been there. */
async function keepForSome(tx: Tx, club: Club, listingId: string): Promise<void> {
  const best = (await listXpTiers(tx, club.id)).at(-1);
  if (best === undefined) return;
  const condition: ConditionTree = {
    any: [
      { kind: 'tier', tier_id: best.id },
      { kind: 'level', at_least: 25 },
    ],
  };
  await updateListing(tx, listingId, { condition: JSON.stringify(condition) });
}

async function sellOn(
  platform: Platform,
  tx: Tx,
  { club, fan, buyers, dice, plan }: Traders,
  designs: readonly ItemDesign[],
): Promise<void> {
  const sold = designs.filter(({ kind, transferable }) => kind === 'collectible' && transferable);
  const rising = sold.toSorted(
    (a, b) => ITEM_QUALITY_KEYS.indexOf(a.quality) - ITEM_QUALITY_KEYS.indexOf(b.quality),
  );
  for (const [place, design] of rising.slice(1, 1 + plan.resold).entries()) {
    const copies = await listFreeCopies(tx, {
      design_id: design.id,
      except: [fan, ...buyers],
      limit: plan.times,
    });
    for (const [turn, copy] of copies.entries()) {
      const days = 120 - (turn * 118) / plan.times;
      // Slowly up, with moods of its own: what the chart is for.
      const price_cents = wandering(design, turn / plan.times, dice);
      const listing_id = await putUpForSale(ago(platform, days + 1), tx, { ...copy, price_cents });
      const buyer_id = buyers[(turn * 3 + place) % buyers.length] ?? fan;
      const sale = { kind: 'resale', listing_id, buyer_id, expected_price_cents: price_cents } as const;
      await handOverOne(ago(platform, days), tx, sale);
    }
  }
  for (let turn = 0; turn < plan.open; turn += 1) {
    const design = rising[turn % rising.length];
    if (design === undefined) return;
    const [copy] = await listFreeCopies(tx, { design_id: design.id, except: [fan], limit: 1 });
    const price_cents = wandering(design, 1, dice);
    if (copy !== undefined) await putUpForSale(ago(platform, turn * 1.7 + 0.2), tx, { ...copy, price_cents });
  }
  await sellForFan(platform, tx, { rising, club, fan });
}

/** The fan has doubles, and sells one in the club they know best. */
async function sellForFan(
  platform: Platform,
  tx: Tx,
  { rising, club, fan }: { rising: readonly ItemDesign[]; club: Club; fan: string },
): Promise<void> {
  const common = rising.at(-1);
  if (club.handle !== demoClubs[0].handle || common === undefined) return;
  const [copy] = await listFreeCopies(tx, { design_id: common.id, only: fan, limit: 1 });
  if (copy !== undefined) await putUpForSale(ago(platform, 0.8), tx, { ...copy, price_cents: 450 });
}

function wandering({ quality }: ItemDesign, progress: number, dice: Dice): number {
  const percent = 90 + Math.round(progress * 70) + dice.int(36) - 18;
  const price = (priceOf[quality] * percent) / 100;
  return Math.max(100, Math.round(price / 25) * 25);
}

// Owns how tests get auctions: a club with its people, a design, a lot that is open, and fans with money.
import type { CallInput } from '@stagepass/contract/client.ts';
import { putUp } from '#domains/auctions/actions/manage-auction.ts';
import { keyed, putDesign, type WantedDesign } from './items.ts';
import { giveCredits } from './ledger.ts';
import type { TestApp } from './test-app.ts';
import type { Somebody, Stage } from './world.ts';

export const HOUR_MS = 3_600_000;

type Terms = Partial<NonNullable<CallInput<'POST /clubs/:id/auctions'>['body']>>;

export function inMs(app: TestApp, ms: number): string {
  return new Date(app.clock.now().getTime() + ms).toISOString();
}

/** Opened by the club's owner over HTTP; runs for an hour from now if nothing else is said. */
export async function openLot(
  { app, club, owner }: Pick<Stage, 'app' | 'club' | 'owner'>,
  terms: Terms = {},
  design: Omit<WantedDesign, 'club_id'> = {},
) {
  const design_id = terms.design_id ?? (await putDesign(app, { club_id: club.id, ...design }));
  const body = {
    title: 'The last setlist',
    start_amount: 1000,
    ends_at: inMs(app, HOUR_MS),
    ...terms,
    design_id,
  };
  const { data } = await app.ok(
    'POST /clubs/:id/auctions',
    { params: { id: club.id }, body },
    keyed(owner.as),
  );
  return data;
}

/** Written by the domain itself: nobody is asked who they are. */
export async function putLot(
  { app, club, owner }: Pick<Stage, 'app' | 'club' | 'owner'>,
  terms: { buy_now_cents?: number; starts_at?: string } = {},
): Promise<string> {
  const { platform } = app;
  const design_id = await putDesign(app, { club_id: club.id });
  return platform.db.transaction((tx) =>
    putUp(platform, tx, {
      design_id,
      club_id: club.id,
      by: owner.id,
      title: 'The last setlist',
      story: '',
      start_amount: 1000,
      reserve_cents: null,
      buy_now_cents: terms.buy_now_cents ?? null,
      ends_at: inMs(app, 2 * HOUR_MS),
      ...(terms.starts_at === undefined ? {} : { starts_at: terms.starts_at }),
    }),
  );
}

/** In the club's store, without end. */
export async function putListing(
  { app, club, owner }: Pick<Stage, 'app' | 'club' | 'owner'>,
  price = 2000,
): Promise<string> {
  const { platform } = app;
  const design_id = await putDesign(app, { club_id: club.id });
  const { rows } = await platform.db.query<{ id: string }>({
    text: `insert into listings (id, club_id, kind, design_id, rank, price, state, created_by, created_at)
      values (gen_random_uuid(), $1, 'store', $2, 3, $3, 'open', $4, $5) returning id`,
    values: [club.id, design_id, price, owner.id, platform.clock.now()],
  });
  return rows[0]?.id ?? '';
}

/** A copy in the club's hand, of the design that a listing sells. */
export async function putClubCopy({ app }: Pick<Stage, 'app'>, listingId: string): Promise<void> {
  await app.platform.db.query({
    text: `select items_mint(array[gen_random_uuid()], array[design_id], array[null::uuid], array[null::uuid], array[null::bigint],
        'auction', 'made', null, null, false, 'held', false, now()) from listings where id = $1`,
    values: [listingId],
  });
}

export async function fanWith(
  stage: Pick<Stage, 'app' | 'make'>,
  amount: number,
  role: 'guest' | 'member' = 'guest',
): Promise<Somebody> {
  const fan = await stage.make(role);
  if (amount > 0) await giveCredits(stage.app.platform.db, { user_id: fan.id, amount });
  return fan;
}

export async function bid(
  app: TestApp,
  fan: Pick<Somebody, 'as'>,
  auctionId: string,
  body: { amount: number; max_cents?: number },
) {
  return app.call('POST /auctions/:id/bids', { params: { id: auctionId }, body }, keyed(fan.as));
}

export async function moneyOf(app: TestApp, userId: string): Promise<{ balance: number; held: number }> {
  const { rows } = await app.platform.db.query<{ balance: number; held: number }>({
    text: `select balance, held from ledger_balances where owner_kind = 'user' and owner_id = $1 and asset_id = 'credits'`,
    values: [userId],
  });
  return { balance: rows[0]?.balance ?? 0, held: rows[0]?.held ?? 0 };
}

export async function clubMoney(app: TestApp, clubId: string): Promise<number> {
  const { rows } = await app.platform.db.query<{ balance: number }>({
    text: `select balance::bigint from ledger_balances where owner_kind = 'club' and owner_id = $1 and asset_id = 'credits'`,
    values: [clubId],
  });
  return rows[0]?.balance ?? 0;
}

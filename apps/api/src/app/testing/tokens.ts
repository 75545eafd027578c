// Owns how tests get fan tokens: made over HTTP, given to somebody, and what anybody has of them.
import type { CallInput } from '@stagepass/contract/client.ts';
import { openTokenAsset } from '#domains/ledger/public/open-asset.ts';
import { buyTokens as buyInTransaction } from '#domains/tokens/actions/buy-tokens.ts';
import { auditTokens } from '#domains/tokens/audit.store.ts';
import { giveTokens } from '#domains/tokens/public/give-tokens.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { keyed } from './items.ts';
import type { TestApp } from './test-app.ts';
import type { Somebody } from './world.ts';

type Draft = NonNullable<CallInput<'POST /clubs/:id/token'>['body']>;

/** A stage, or a club that was founded over HTTP. */
interface InClub {
  app: TestApp;
  club: { id: string };
}

let made = 0;

/** Three letters of its own. */
export function freshSymbol(): string {
  made += 1;
  const letter = (at: number) => String.fromCharCode(65 + (Math.floor(made / 26 ** at) % 26));
  return `T${letter(2)}${letter(1)}${letter(0)}`;
}

/** At 50 cents and with room for 1000, if nothing else is said. */
export async function openToken(
  { app, club, owner }: InClub & { owner: Pick<Somebody, 'as'> },
  wanted: Partial<Draft> = {},
) {
  const body = { symbol: freshSymbol(), name: 'Thanks', cap: 1000, price_cents: 50, ...wanted };
  return (await app.ok('POST /clubs/:id/token', { params: { id: club.id }, body }, keyed(owner.as))).data;
}

/** Straight into the tables, where there is none yet: several callers may ask for it at once. */
export async function putToken({ app, club }: InClub): Promise<void> {
  const { db, clock } = app.platform;
  await db.query({
    text: `with made as (
        insert into tokens (club_id, symbol, name, cap, created_at) values ($1, $2, 'Thanks', 1000000, $3)
        on conflict (club_id) do nothing returning club_id)
      insert into token_prices (club_id, price, effective_at, announced_at) select club_id, 50, $3, $3 from made`,
    values: [club.id, freshSymbol(), clock.now()],
  });
  await openTokenAsset(db, club.id);
}

/** As a reward of the club. */
export async function rewardTokens(
  { app, club }: InClub,
  user_id: string,
  amount: number,
  key: string | null = null,
): Promise<string> {
  const { platform } = app;
  const { transfer_id } = await platform.db.transaction((tx) =>
    giveTokens(tx, {
      club_id: club.id,
      to: [{ user_id, amount }],
      kind: 'reward',
      cause: { kind: 'reward', id: 'test' },
      actor_id: null,
      key,
      at: platform.clock.now(),
    }),
  );
  return transfer_id;
}

export async function buyTokens(
  { app, club }: InClub,
  fan: Pick<Somebody, 'as'>,
  { amount = 1, price = 50 }: { amount?: number; price?: number } = {},
) {
  const body = { amount, expected_price_cents: price, not_an_investment: true as const };
  return app.call('POST /clubs/:id/token/buy', { params: { id: club.id }, body }, keyed(fan.as));
}

/** One at 50 cents, by somebody without a session: for crowds. */
export function buyOneToken({ app: { platform }, club }: InClub, fan: SignedIn) {
  const wanted = { club: club.id, amount: 1, expected_price_cents: 50 };
  return platform.db.transaction((tx) => buyInTransaction(platform, tx, fan, wanted));
}

/** What tokens count, worked out anew from the ledger; empty where all agree. */
export async function whatTokensMiss(db: Executor): Promise<readonly unknown[]> {
  return auditTokens(db);
}

export async function sendTokens(
  { app, club }: InClub,
  fan: Pick<Somebody, 'as'>,
  user_name: string,
  amount = 1,
) {
  const body = { user_name, amount };
  return app.call('POST /clubs/:id/token/send', { params: { id: club.id }, body }, keyed(fan.as));
}

export async function tokensOf(app: TestApp, clubId: string, userId: string): Promise<number> {
  const { rows } = await app.platform.db.query<{ balance: number }>({
    text: `select balance from ledger_balances where owner_kind = 'user' and owner_id = $1 and asset_id = 'token:' || $2`,
    values: [userId, clubId],
  });
  return rows[0]?.balance ?? 0;
}

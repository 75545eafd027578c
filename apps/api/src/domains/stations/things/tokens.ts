// Owns the fan tokens that come with a claim: promised under their cap while the station is open, given out of that.
import { tokenNotFound } from '@stagepass/contract/tokens/errors.ts';
import { giveTokens } from '#domains/tokens/public/give-tokens.ts';
import { loadTokens, type TokenFacts } from '#domains/tokens/public/load-tokens.ts';
import { type Promiser, promiseTokens, withdrawPromise } from '#domains/tokens/public/promise-tokens.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { promisedTokens } from '../station.rules.ts';
import type { StationRow } from '../tables.ts';

const promiserOf = ({ id, club_id }: Pick<StationRow, 'id' | 'club_id'>): Promiser => ({
  club_id,
  kind: 'station',
  id,
});

/** By club; without a query where none of them gives any. */
export function tokensOf(
  tx: Executor,
  rows: readonly Pick<StationRow, 'club_id' | 'token_amount'>[],
): Promise<ReadonlyMap<string, TokenFacts>> {
  return loadTokens(
    tx,
    rows.filter(({ token_amount }) => token_amount !== null).map(({ club_id }) => club_id),
  );
}

/** Only where the club has a token. */
export async function requireToken(tx: Executor, station: StationRow): Promise<void> {
  if (station.token_amount !== null && (await tokensOf(tx, [station])).size === 0) fail(tokenNotFound);
}

/** False where the cap has no room. */
export function setTokensAside(tx: Executor, station: StationRow): Promise<boolean> {
  return promiseTokens(tx, { ...promiserOf(station), amount: promisedTokens(station) });
}

/** With the station locked, and open until now. */
export function letTokensGo(tx: Executor, station: StationRow): Promise<void> {
  return withdrawPromise(tx, { ...promiserOf(station), amount: promisedTokens(station) });
}

/** With one claim; answers how many. */
export async function giveWith(
  tx: Executor,
  station: StationRow,
  { user_id, claim_id, at }: { user_id: string; claim_id: string; at: Date },
): Promise<number> {
  const amount = station.token_amount ?? 0;
  if (amount > 0)
    await giveTokens(tx, {
      club_id: station.club_id,
      to: [{ user_id, amount }],
      kind: 'reward',
      cause: { kind: 'station', id: station.id },
      actor_id: null,
      memo: { claim_id },
      key: `station-tokens:${claim_id}`,
      promised: promiserOf(station),
      at,
    });
  return amount;
}

// Owns the question which token rewards are of: without a query where none gives any.
import { loadTokens, type TokenFacts } from '#domains/tokens/public/load-tokens.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { MissionRow, RewardRow } from './tables.ts';

export async function tokenOf(
  tx: Executor,
  { club_id }: Pick<MissionRow, 'club_id'>,
  rewards: readonly RewardRow[],
): Promise<TokenFacts | undefined> {
  const gives = rewards.some(({ kind }) => kind === 'tokens');
  return gives ? (await loadTokens(tx, [club_id])).get(club_id) : undefined;
}

/** By club, of missions that give some. */
export function tokensOf(
  tx: Executor,
  missions: readonly Pick<MissionRow, 'id' | 'club_id'>[],
  rewards: readonly RewardRow[],
): Promise<ReadonlyMap<string, TokenFacts>> {
  const giving = new Set(rewards.flatMap(({ kind, mission_id }) => (kind === 'tokens' ? mission_id : [])));
  return loadTokens(
    tx,
    missions.filter(({ id }) => giving.has(id)).map(({ club_id }) => club_id),
  );
}

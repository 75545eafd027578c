// Owns what a round of a mission brought one person, and what was taken back of it, for whoever tells them.
import { xpGranted } from '#domains/levels/public/xp-granted.ts';
import { listSteps } from '#domains/requirements/public/list-steps.ts';
import { loadTokens } from '#domains/tokens/public/load-tokens.ts';
import type { Executor } from '#platform/db/executor.ts';
import { sumHandedTokens } from '../gifts.store.ts';
import { findPart } from '../parts.store.ts';
import { stepCause } from '../step-cause.rules.ts';
import { findTakeBack } from '../take-backs.store.ts';

interface Round {
  mission_id: string;
  club_id: string;
  user_id: string;
  period: string;
}

/** As it was granted: steps may give another amount by now. */
export async function xpOfRound(tx: Executor, of: Round): Promise<number> {
  const { mission_id: owner_id, club_id, user_id, period } = of;
  const steps = (await listSteps(tx, 'mission', [{ owner_id, period }], user_id)).get(owner_id) ?? [];
  const cause_ids = steps.map(({ id }) => stepCause(id, period));
  return xpGranted(tx, { club_id, user_id, cause_kind: 'requirement', cause_ids });
}

/** What was handed over in tokens; undefined where nothing was. */
export async function tokensOfRound(tx: Executor, of: Round): Promise<TokensSaid | undefined> {
  const part = await findPart(tx, of);
  return part === undefined ? undefined : sayTokens(tx, of.club_id, await sumHandedTokens(tx, part.id));
}

interface TokensSaid {
  amount: number;
  symbol: string;
}

async function sayTokens(tx: Executor, clubId: string, amount: number): Promise<TokensSaid | undefined> {
  const token = amount === 0 ? undefined : (await loadTokens(tx, [clubId])).get(clubId);
  return token && { amount, symbol: token.symbol };
}

export interface TakenBack {
  reason: string;
  xp: number;
  items: number;
  tokens?: TokensSaid;
}

export async function takenBackOf(tx: Executor, of: Round): Promise<TakenBack> {
  const part = await findPart(tx, of);
  const found = part === undefined ? undefined : await findTakeBack(tx, part.id);
  const tokens = await sayTokens(tx, of.club_id, found?.tokens ?? 0);
  return {
    ...{ reason: found?.reason ?? '', xp: found?.xp ?? 0, items: found?.items ?? 0 },
    ...(tokens === undefined ? {} : { tokens }),
  };
}

// Owns the ledger that its lines are measured on: ten thousand fans with credits, booked as everything is.
import { issuerOf, outside, userAccount } from '../../apps/api/src/domains/ledger/public/account-ref.ts';
import { openTokenAsset } from '../../apps/api/src/domains/ledger/public/open-asset.ts';
import { postTransfer } from '../../apps/api/src/domains/ledger/public/post-transfer.ts';
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';

export const FANS = 10_000;

export function fanOf(number: number): string {
  return `01890000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

export async function fillLedger(db: Executor): Promise<void> {
  const moves = Array.from({ length: FANS + 1 }, (_, at) => ({
    from: outside('test'),
    to: userAccount(fanOf(at + 1)),
    asset_id: 'credits' as const,
    amount: 1_000_000_000,
  }));
  const cause = { kind: 'top-up', id: 'bench' } as const;
  await postTransfer(db, {
    kind: 'top-up',
    moves,
    cause,
    club_id: null,
    actor_id: null,
    key: null,
    at: new Date(),
  });
}

export const TOKEN_CLUB = '01890000-0000-7000-8000-c00000000007';

/** A fan token that all fans hold plenty of. */
export async function fillTokens(db: Executor): Promise<void> {
  const asset_id = await openTokenAsset(db, TOKEN_CLUB);
  const moves = Array.from({ length: FANS }, (_, at) => ({
    from: issuerOf(TOKEN_CLUB),
    to: userAccount(fanOf(at + 1)),
    asset_id,
    amount: 1_000_000,
  }));
  const cause = { kind: 'token', id: TOKEN_CLUB } as const;
  const at = new Date();
  await postTransfer(db, { kind: 'reward', moves, cause, club_id: null, actor_id: null, key: null, at });
}

/** One account with so many lines, in both directions. */
export async function fillStatement(db: Executor, of: { user_id: string; lines: number }): Promise<void> {
  const cause = { kind: 'reward', id: 'bench' } as const;
  const inOne = 10;
  for (let made = 0; made < of.lines; made += inOne) {
    const many = Math.min(inOne, of.lines - made);
    const moves = Array.from({ length: many }, (_, at) => {
      const ends = [outside('test'), userAccount(of.user_id)] as const;
      const [from, to] = at % 3 === 2 ? [ends[1], ends[0]] : ends;
      return { from, to, asset_id: 'credits' as const, amount: at % 3 === 2 ? 10 : 20 };
    });
    await postTransfer(db, {
      kind: 'reward',
      moves,
      cause,
      club_id: null,
      actor_id: null,
      key: null,
      at: new Date(),
    });
  }
}

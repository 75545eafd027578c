// Owns which discount a subscription begins with: that of a code, or what the club offers for coming back.
import { winBackGone } from '@stagepass/contract/subscriptions/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { findUsableCode, takeCode } from './use-code.ts';
import { findWinBackFor, insertWinBackUse } from './win-backs.store.ts';

interface Taking {
  club_id: string;
  user_id: string;
  subscription_id: string;
  at: Date;
}

interface Offer {
  readonly percent: number;
  readonly periods: number | null;
  /** Once the subscription is there; fails where it is gone meanwhile. */
  readonly take: (of: Taking) => Promise<void>;
}

/** Null where none is asked for; refused with the reason where this fan cannot have it. */
export async function findOffer(
  tx: Executor,
  of: {
    club_id: string;
    plan_id: string;
    user_id: string;
    code?: string | null;
    win_back?: boolean;
    at: Date;
  },
): Promise<Offer | null> {
  if (of.code != null) {
    const { id: code_id, percent, periods } = await findUsableCode(tx, { ...of, code: of.code });
    const take = ({ user_id, subscription_id, at }: Taking) =>
      takeCode(tx, { code_id, user_id, subscription_id, at });
    return { percent, periods, take };
  }
  if (of.win_back !== true) return null;
  const found = (await findWinBackFor(tx, of)) ?? fail(winBackGone);
  return { ...found, take: (taking) => takeWinBack(tx, taking) };
}

export async function takeWinBack(tx: Executor, of: Taking): Promise<void> {
  if (!(await insertWinBackUse(tx, of))) fail(winBackGone);
}

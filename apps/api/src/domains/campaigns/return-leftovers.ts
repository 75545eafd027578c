// Owns the way back of what was set aside and not won: copies into the club's hand, tokens under the cap, credits onto
// its account.
import { releaseKept } from '#domains/items/public/kept-in-place.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { withdrawAll } from '#domains/tokens/public/promise-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { escrowAccount, placeOf, promisedCopies, promisedTokens, promiserOf } from './campaign.rules.ts';
import type { CampaignRow, RewardRow } from './tables.ts';

/** With the campaign locked: nobody hands anything over meanwhile. Copies, tokens, credits: as where they are given. */
export async function returnLeftovers(
  platform: Platform,
  tx: Tx,
  { id, club_id }: Pick<CampaignRow, 'id' | 'club_id'>,
  rewards: readonly RewardRow[],
): Promise<void> {
  const at = platform.clock.now();
  for (const [design_id, limit] of [...promisedCopies(rewards)].sort())
    await releaseKept(tx, { place: placeOf(id), design_id, limit, at });
  if (promisedTokens(rewards) > 0) await withdrawAll(tx, promiserOf({ id, club_id }));
  const from = escrowAccount(id);
  const { balance_cents: amount } = await balancesOn(tx, from);
  if (amount === 0) return;
  await postTransfer(tx, {
    kind: 'reward',
    moves: [{ asset_id: 'credits', from, to: clubAccount(club_id), amount }],
    cause: { kind: 'reward', id },
    club_id,
    actor_id: null,
    memo: { campaign_id: id },
    // The campaign's row, which is locked and leaves this state with it, is the guard.
    key: null,
    at,
  });
}

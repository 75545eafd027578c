// Owns what of a person stands in tokens: what they hold is handed out for their export, and goes back to the issuers with the account.
import { issuerOf, userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { tokensHeldBy } from '#domains/ledger/public/tokens-held.ts';
import type { Domain } from '#platform/domain.ts';
import { listTokens } from './tokens.store.ts';

const inOneStep = 200;

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, user_id) => {
  const held = await tokensHeldBy(db, { user_id, limit: inOneStep });
  const ids = held.map(({ club_id }) => club_id);
  const tokens = await listTokens(db, ids);
  return {
    held: held.map(({ club_id, balance }) => ({
      club_id,
      symbol: tokens.get(club_id)?.symbol ?? null,
      name: tokens.get(club_id)?.name ?? null,
      balance,
    })),
  };
};

/** Otherwise the books would go on counting them as held. */
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, user_id, { clock }) => {
  for (;;) {
    const held = await tokensHeldBy(tx, { user_id, limit: inOneStep });
    for (const { club_id, available } of held)
      if (available > 0)
        await postTransfer(tx, {
          kind: 'adjustment',
          moves: [
            {
              from: userAccount(user_id),
              to: issuerOf(club_id),
              asset_id: `token:${club_id}`,
              amount: available,
            },
          ],
          cause: { kind: 'token', id: club_id },
          club_id,
          actor_id: null,
          key: null,
          at: clock.now(),
        });
    if (held.length < inOneStep) return;
  }
};

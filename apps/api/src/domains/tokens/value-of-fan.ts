// Owns what users ask of tokens: which ones somebody leaves behind who deletes the account.
import { tokensHeldBy } from '#domains/ledger/public/tokens-held.ts';
import type { ValueOfPerson } from '#domains/users/public/value-of-person.ts';
import { listTokens } from './tokens.store.ts';

const most = 200;

export const tokensOfFan: ValueOfPerson<'tokens'> = async ({ db }, user_id) => {
  const held = await tokensHeldBy(db, { user_id, limit: most });
  const known = await listTokens(
    db,
    held.map(({ club_id }) => club_id),
  );
  return {
    tokens: held.flatMap(({ club_id, balance }) => {
      const token = known.get(club_id);
      return token === undefined ? [] : [{ symbol: token.symbol, balance }];
    }),
  };
};

// Owns who may call the endpoints of fan tokens.
import { withMoney } from '#app/testing/club-cells.ts';
import {
  admins,
  anyone,
  type Cells,
  ownerOnly,
  type RowsOf,
  refuse,
  signedInOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import { freshSymbol, putToken, rewardTokens } from '#app/testing/tokens.ts';
import type { Stage } from '#app/testing/world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });

/** A club has one token: the one that earlier callers used goes out of the way. */
async function withoutToken(stage: Stage) {
  await stage.app.platform.db.query({
    text: 'delete from tokens where club_id = $1',
    values: [stage.club.id],
  });
  return ofClub(stage);
}
async function withToken(stage: Stage) {
  await putToken(stage);
  return ofClub(stage);
}
/** With a price that waits, or with none. */
async function withNextPrice(stage: Stage, wanted: boolean) {
  const given = await withToken(stage);
  const { db, clock } = stage.app.platform;
  await db.query({
    text: wanted
      ? `insert into token_prices (club_id, price, effective_at, announced_at)
         select $1, 55, $2::timestamptz + interval '1 day', $2
         where not exists (select from token_prices where club_id = $1 and effective_at > $2) on conflict do nothing`
      : 'delete from token_prices where club_id = $1 and effective_at > $2',
    values: [stage.club.id, clock.now()],
  });
  return given;
}

const owners = inBoth(ownerOnly());
const looking = inBoth(anyone);
const senders: Cells = { ...verifiedOnly(), banned: 'clubs.banned' };
const buyers = refuse(senders, 'tokens.staff-receive-nothing', [...admins, 'owner']);
const fromInside = (cells: Cells) => ({
  cells,
  in_private: hidden(refuse(cells, 'clubs.members-only', ['guest'])),
});

export const tokensRows = {
  listOwnTokens: { given: () => ({}), cells: signedInOnly() },
  getToken: { given: withToken, ...looking },
  createToken: {
    given: async (stage) => ({
      ...(await withoutToken(stage)),
      body: { symbol: freshSymbol(), name: 'Thanks', cap: 1000, price_cents: 50 },
    }),
    ...owners,
  },
  announceTokenPrice: {
    given: async (stage) => ({ ...(await withNextPrice(stage, false)), body: { price_cents: 55 } }),
    ...owners,
  },
  withdrawTokenPrice: { given: (stage) => withNextPrice(stage, true), ...owners },
  buyTokens: {
    given: async (stage) => {
      await withMoney(stage);
      const body = { amount: 1, expected_price_cents: 50, not_an_investment: true as const };
      return { ...(await withToken(stage)), body };
    },
    ...fromInside(buyers),
  },
  sendTokens: {
    given: async (stage) => {
      const given = await withToken(stage);
      if (stage.me !== undefined) await rewardTokens(stage, stage.me.id, 10);
      return { ...given, body: { user_name: (await stage.make('member')).user_name, amount: 1 } };
    },
    ...fromInside(senders),
  },
  getTokenHistory: { given: withToken, ...looking },
  getTokenSupply: { given: withToken, ...looking },
  listTokenMoves: { given: withToken, ...looking },
} satisfies RowsOf<'tokens'>;

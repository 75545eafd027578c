// Owns the wallet at a glance: what is there, what holds it back, and how more gets on it.
import {
  MAX_TOP_UP_CENTS,
  MIN_TOP_UP_CENTS,
  TOP_UP_OFFERS_CENTS,
  type Wallet,
} from '@stagepass/contract/ledger/shapes.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { paymentWay } from '#platform/payments/payment-way.ts';
import type { Platform } from '#platform/platform.ts';
import { sumOwed } from '../claims.store.ts';
import { findCountry } from '../countries.store.ts';
import { drawsOf } from '../draws.rules.ts';
import { ageBandOf, topUpCapOf } from '../identity.rules.ts';
import { limitsAt } from '../limits.rules.ts';
import { loadClubRefs } from '../public/club-refs.ts';
import { savedCardOf } from '../public/saved-card-of.ts';
import { unspentTopUps } from '../public/unspent-top-ups.ts';
import { findSpendRules, findSpent, limitStateOf, type SpendRulesRow } from '../rules.store.ts';
import { RETURN_MS } from '../top-up-views.ts';
import { sumOfMonth } from '../top-ups.store.ts';
import { findFirstLineAt, listOwnAccounts, type OwnAccountRow } from '../wallet.store.ts';

export async function getWallet(platform: Platform, { user_id }: SignedIn): Promise<Wallet> {
  const { db } = platform;
  const now = platform.clock.now();
  const since = new Date(now.getTime() - RETURN_MS);
  const [accounts, rules, spent, unspent, owed_cents, firstAt] = await Promise.all([
    listOwnAccounts(db, user_id),
    findSpendRules(db, user_id),
    findSpent(db, user_id, now),
    unspentTopUps(db, { user_id, since }),
    sumOwed(db, user_id),
    findFirstLineAt(db, user_id),
  ]);
  const tokens = accounts.filter((account) => account.asset_id !== 'credits');
  const clubs = await loadClubRefs(
    platform,
    db,
    tokens.map((account) => account.club_id),
  );
  const returnable = unspent.map(({ top_up_id, at, amount, unspent: left }) => ({
    top_up_id,
    topped_up_at: at.toISOString(),
    amount_cents: amount,
    returnable_cents: left,
    until: new Date(at.getTime() + RETURN_MS).toISOString(),
  }));
  const said = { birth_date: rules?.birth_date ?? null, country: rules?.country ?? null };
  const rule = said.country === null ? undefined : await findCountry(db, said.country);
  const closed = platform.config.GACHA_COUNTRIES_REFUSED;
  const excluded_until = rules?.excluded_until ?? null;
  return {
    credits: balancesOf(accounts.find((account) => account.asset_id === 'credits')),
    tokens: tokens.map((account) => ({
      ...balancesOf(account),
      asset_id: account.asset_id,
      club: clubs(account.club_id),
    })),
    returnable,
    returnable_cents: returnable.reduce((sum, entry) => sum + entry.returnable_cents, 0),
    first_line_at: firstAt?.toISOString() ?? null,
    limits: limitsOf(rules, spent, now),
    excluded_until: excluded_until !== null && excluded_until > now ? excluded_until.toISOString() : null,
    frozen_since: rules?.frozen_at?.toISOString() ?? null,
    owed_cents,
    identity: {
      age_band: ageBandOf(said.birth_date, now),
      country: said.country,
      country_from: rules?.country_from ?? null,
      draws: drawsOf(said, { rule, closed, now }),
    },
    top_up: await topUpOf(platform, user_id, rules),
  };
}

function balancesOf(account: Pick<OwnAccountRow, 'balance' | 'held'> | undefined) {
  const { balance, held } = account ?? { balance: 0, held: 0 };
  return { balance_cents: balance, held_cents: held, available_cents: balance - held };
}

function limitsOf(
  rules: SpendRulesRow | undefined,
  spent: { today: number; month: number },
  at: Date,
): Wallet['limits'] {
  const { now, next } = limitsAt(limitStateOf(rules), at);
  return {
    day_cents: now.day,
    month_cents: now.month,
    spent_today_cents: spent.today,
    spent_month_cents: spent.month,
    next:
      next === null ? null : { day_cents: next.day, month_cents: next.month, from: next.from.toISOString() },
  };
}

async function topUpOf(
  platform: Platform,
  userId: string,
  rules: SpendRulesRow | undefined,
): Promise<Wallet['top_up']> {
  const now = platform.clock.now();
  const month_cap_cents = topUpCapOf(ageBandOf(rules?.birth_date ?? null, now));
  const month_left_cents =
    month_cap_cents === null
      ? null
      : Math.max(month_cap_cents - (await sumOfMonth(platform.db, userId, now)), 0);
  return {
    way: paymentWay(platform),
    min_cents: MIN_TOP_UP_CENTS,
    max_cents: MAX_TOP_UP_CENTS,
    offers_cents: [...TOP_UP_OFFERS_CENTS],
    month_cap_cents,
    month_left_cents,
    needs_identity: !rules?.birth_date || !rules.country,
    card: (await savedCardOf(platform, platform.db, userId)) ?? null,
  };
}

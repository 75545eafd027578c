// Owns what the site operator reads of the ledger: countries with a rule of their own, disputes, top-ups paid otherwise.
import type { Dispute, DrawCountry, FlaggedTopUp } from '@stagepass/contract/ledger/oversight-endpoints.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byClaim, listClaimsOfAll } from '../claims.store.ts';
import { listCountries } from '../countries.store.ts';
import { listFlagged } from '../top-ups.store.ts';

const pageSize = 30;

/** Those of the configuration first: no row of the table opens them. */
export async function listDrawCountries({ config, db }: Platform): Promise<DrawCountry[]> {
  const closed = config.GACHA_COUNTRIES_REFUSED.map((country) => ({
    ...{ country, least_age: null, note: '', by_configuration: true, set_at: null },
  }));
  const rows = (await listCountries(db)).map(({ country, least_age, note, set_at }) => ({
    ...{ country, least_age, note, by_configuration: false, set_at: set_at.toISOString() },
  }));
  return [...closed, ...rows];
}

export async function listDisputes(
  platform: Platform,
  { show, cursor }: { show: 'open' | 'all'; cursor?: string | undefined },
): Promise<Page<Dispute>> {
  const { db } = platform;
  const { rows, next_cursor } = await byClaim.page({ cursor, limit: pageSize }, (page) =>
    listClaimsOfAll(db, show === 'open', page),
  );
  const people = await loadUserCards(
    platform,
    db,
    rows.map(({ user_id }) => user_id),
  );
  const data = rows.map(({ id, kind, state, user_id, amount, owed, payment_ref, at }) => ({
    ...{ id, kind, state, payment_ref, amount_cents: amount, owed_cents: owed },
    user: people.get(user_id) ?? null,
    at: at.toISOString(),
  }));
  return { data, next_cursor };
}

export async function listFlaggedTopUps(platform: Platform): Promise<FlaggedTopUp[]> {
  const { db } = platform;
  const rows = await listFlagged(db);
  const people = await loadUserCards(
    platform,
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ id, user_id, amount, problem, session_id, created_at }) => ({
    ...{ id, amount_cents: amount, problem: problem ?? '', payment_ref: session_id },
    user: people.get(user_id) ?? null,
    at: created_at.toISOString(),
  }));
}

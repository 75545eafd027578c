// Owns what of a person stands in redemption: handed out for their export, removed when the account ends.
import type { Domain } from '#platform/domain.ts';
import { deleteKeysOf, listKeysOf } from './keys.store.ts';
import { listRedemptionsOf } from './scans.store.ts';

const MOST = 10_000;

export const exportUser: NonNullable<Domain['exportUser']> = async (platform, userId) => ({
  phones: (await listKeysOf(platform.db, userId, new Date(0))).map((key) => ({
    name: key.name,
    created_at: key.created_at.toISOString(),
    revoked_at: key.revoked_at?.toISOString() ?? null,
  })),
  redemptions: (await listRedemptionsOf(platform.db, userId, undefined, { limit: MOST })).map((row) => ({
    club_id: row.club_id,
    kind: row.kind,
    item_id: row.item_id,
    scanner: row.scanner,
    redeemed_at: row.scanned_at.toISOString(),
    voided_at: row.voided_at?.toISOString() ?? null,
  })),
});

/** Scans stay: they say what became of an item, under a row that names nobody any more. */
export const eraseUser: NonNullable<Domain['eraseUser']> = (tx, userId) => deleteKeysOf(tx, userId);

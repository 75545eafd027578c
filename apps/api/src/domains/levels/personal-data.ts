// Owns what of a person stands in levels: their XP with its causes goes out with their export, and goes with them.
import type { Domain } from '#platform/domain.ts';
import { deleteXpOf, listGrantsOf } from './xp.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async (platform, userId) => ({
  xp_grants: (await listGrantsOf(platform.db, userId)).map((grant) => ({
    club_id: grant.club_id,
    amount: grant.amount,
    cause: { kind: grant.cause_kind, id: grant.cause_id },
    granted_at: grant.created_at.toISOString(),
  })),
});

export const eraseUser: NonNullable<Domain['eraseUser']> = (tx, userId) => deleteXpOf(tx, userId);

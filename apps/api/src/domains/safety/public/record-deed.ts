// Owns the writing of the audit log: who did what to whom, in the transaction that did it.
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertDeed } from '../deeds.store.ts';
import type { DeedDetails } from '../tables.ts';

export interface Deed {
  /** Null for what concerns the whole instance. */
  club_id: string | null;
  /** Null where the instance itself acted. */
  actor_id: string | null;
  /** `<domain>.<what was done>`, as `memberships.member-banned`. */
  deed: DeedName;
  subject?: SubjectRef;
  /** Short facts for whoever reads the log: before and after, a reason. Never a secret, never a whole text. */
  details?: DeedDetails;
}

/** Every manage action of every domain calls this. */
export async function recordDeed(platform: Platform, tx: Tx, deed: Deed): Promise<void> {
  await insertDeed(tx, {
    id: newId(platform),
    club_id: deed.club_id,
    actor_id: deed.actor_id,
    deed: deed.deed,
    subject_kind: deed.subject?.kind ?? null,
    subject_id: deed.subject?.id ?? null,
    details: JSON.stringify(deed.details ?? {}),
    created_at: platform.clock.now(),
  });
}

/** For what a club's staff does with rows of one kind: what is said of a row is the same each time. */
export function deedLog<Row extends { club_id: string | null }>(detailsOf: (row: Row) => DeedDetails) {
  return (platform: Platform, tx: Tx, actor: Actor, row: Row, deed: DeedName): Promise<void> => {
    const { user_id: actor_id } = signedIn(actor);
    return recordDeed(platform, tx, { club_id: row.club_id, actor_id, deed, details: detailsOf(row) });
  };
}

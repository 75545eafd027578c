// Owns the opening of a case: one for each subject until somebody decides, whatever comes in at once.

import { assert } from '@stagepass/base/assert.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { benchFor } from './cases.rules.ts';
import { insertCase, listRoles, lockUndecided } from './cases.store.ts';
import type { CaseRow } from './tables.ts';

export interface Occasion {
  subject: SubjectRef;
  club_id: string | null;
  author_id: string | null;
}

/** The undecided case of that subject, under lock. */
export async function openCase(platform: Platform, tx: Tx, occasion: Occasion): Promise<CaseRow> {
  const { subject, club_id, author_id } = occasion;
  const standing = await lockUndecided(tx, subject);
  if (standing !== undefined) return standing;
  const roles =
    club_id === null || author_id === null ? new Map() : await listRoles(tx, club_id, [author_id]);
  await insertCase(tx, {
    id: newId(platform),
    subject,
    club_id,
    author_id,
    bench: benchFor({ kind: subject.kind, club_id, author_is_owner: roles.get(author_id) === 'owner' }),
    now: platform.clock.now(),
  });
  // Ours, or that of whoever was quicker.
  const opened = await lockUndecided(tx, subject);
  assert(opened !== undefined, 'a case that was just opened is there');
  return opened;
}

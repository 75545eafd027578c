// Owns what moderation does beside requests: evidence of cases that are closed for good goes.
import { APPEAL_DAYS } from '@stagepass/contract/moderation/shapes.ts';
import { removeEvidence } from '#domains/safety/public/evidence.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { listSpentEvidence } from './evidence.store.ts';

const DAY_MS = 86_400_000;

export const dropEvidence = dueItems({
  name: 'moderation.drop-evidence',
  lane: 'background',
  cron: '23 4 * * *',
  list: ({ db }, { now, ...asked }) =>
    listSpentEvidence(db, {
      ...asked,
      now,
      appealable_since: new Date(now.getTime() - APPEAL_DAYS * DAY_MS),
    }),
  key: ({ id }) => id,
  each: (platform, subject) =>
    platform.db.transaction(async (tx) => {
      await subjectOwners.read()[subject.kind].dropEvidence?.(platform, tx, subject.id);
      await removeEvidence(tx, subject);
    }),
});

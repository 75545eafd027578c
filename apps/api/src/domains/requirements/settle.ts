// Owns the end of a club's requirements when it closes: what people handed in goes, and what they were asked with it.
import type { Domain } from '#platform/domain.ts';
import { listAnsweredInClub } from './answers.store.ts';
import { removeAttempts } from './attempts.store.ts';
import { listOfClub, removeRequirementRow } from './requirements.store.ts';
import { releaseAnswerFiles, releaseTaskMedia } from './task-media.ts';

const ATTEMPTS_IN_ONE_STEP = 500;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const attempts = await listAnsweredInClub(tx, clubId, ATTEMPTS_IN_ONE_STEP);
  await releaseAnswerFiles(platform, tx, attempts);
  await removeAttempts(tx, attempts);
  if (attempts.length === ATTEMPTS_IN_ONE_STEP) return 'waiting';
  for (const row of await listOfClub(tx, clubId)) {
    await releaseTaskMedia(platform, tx, row);
    await removeRequirementRow(tx, row.id);
  }
  return 'settled';
};

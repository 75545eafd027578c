// Owns the work of requirements beside requests: files of answers that went with their form, and lists that became shorter.
import { requirementOwnerKinds } from '@stagepass/contract/requirements/kinds.ts';
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { listUncounted } from './attempts.store.ts';
import { escalateReviews } from './escalate-reviews.ts';
import { judgeCheckins } from './judge-checkins.ts';
import { type ListOwner, listRequirements, lockFan } from './requirements.store.ts';
import { satisfyOwner } from './satisfy-owner.ts';
import { removeOldPlaces } from './site/last-places.store.ts';
import { releaseAnswerFiles } from './task-media.ts';

const attempts = z.object({ attempt_ids: z.array(z.string()) });

/** Beside the request, since a form may have thousands of answers. */
export const releaseFiles: Job = {
  name: 'requirements.release-files',
  lane: 'background',
  run: async (platform, given) => {
    const { attempt_ids } = attempts.parse(given);
    await platform.db.transaction((tx) => releaseAnswerFiles(platform, tx, attempt_ids));
  },
};

const PEOPLE_AT_ONCE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

const shortened = z.object({
  kind: z.enum(requirementOwnerKinds),
  id: z.string(),
  after: z.string(),
  after_period: z.string().default(''),
});

/**
 * After a requirement was removed: for everybody who has passed all that is left. A person a transaction, so that one whose owner
 * fails holds up nobody; run again, it finds only those who are left.
 */
export const satisfyShortened: Job = {
  name: 'requirements.satisfy-shortened',
  lane: 'work',
  async run(platform, given) {
    const { after, after_period, ...owner } = shortened.parse(given);
    const ids = (await listRequirements(platform.db, owner)).map(({ id }) => id);
    const people = await listUncounted(platform.db, ids, {
      after: { user_id: after, period: after_period },
      limit: PEOPLE_AT_ONCE,
    });
    const last = people.length === PEOPLE_AT_ONCE ? people.at(-1) : undefined;
    if (last !== undefined) await queueSatisfied(platform, platform.db, owner, last);
    const failures: unknown[] = [];
    for (const whose of people)
      await platform.db
        .transaction(async (tx) => {
          await lockFan(tx, owner, whose.user_id);
          const list = { owner_kind: owner.kind, owner_id: owner.id };
          await satisfyOwner(platform, tx, list, { ...whose, device: () => null });
        })
        .catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} of ${people.length} failed`);
  },
};

export async function queueSatisfied(
  platform: Platform,
  tx: Parameters<Platform['jobs']['queue']>[0],
  owner: ListOwner,
  after?: { user_id: string; period: string },
): Promise<void> {
  const [from, after_period] = [after?.user_id ?? FIRST, after?.period ?? ''];
  const work = { kind: owner.kind, id: owner.id, after: from, after_period };
  // The rest of a crowd waits once, however often the batch before it is tried. A removal always queues its own work: what
  // waits already might begin before the removal is committed.
  const options = after === undefined ? {} : { key: `${owner.kind}:${owner.id}:${from}:${after_period}` };
  await platform.jobs.queue(tx, satisfyShortened.name, work, options);
}

/** Where somebody passed last is kept for a day. */
const forgetPlaces: Job = {
  name: 'requirements.forget-places',
  lane: 'background',
  cron: '*/15 * * * *',
  run: (platform) => removeOldPlaces(platform.db, platform.clock.now()),
};

export const jobs = [releaseFiles, satisfyShortened, judgeCheckins, forgetPlaces, escalateReviews];

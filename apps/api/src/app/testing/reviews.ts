// Sets up what fans hand in for review: a step on another network, a proof of it, and decisions about it.
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { decideReviews } from '#domains/requirements/actions/decide-reviews.ts';
import { finishRequirement } from '#domains/requirements/actions/finish-requirement.ts';
import { openRequirement } from '#domains/requirements/actions/open-requirement.ts';
import { requirements } from '#domains/requirements/domain.ts';
import { escalateReviews } from '#domains/requirements/escalate-reviews.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Registered } from './people.ts';
import { runJob } from './run-job.ts';
import type { TestApp } from './test-app.ts';

export const following: ConfigOf<'SOCIAL'> = {
  type: 'SOCIAL',
  network: 'instagram',
  act: 'follow',
  url: 'https://www.instagram.com/velvetstatic',
  text: '',
  hashtag: '',
  server_id: null,
  proof: 'either',
};

export const PROOF = 'https://www.instagram.com/p/abc123';

/** Opens the step and hands in a link; answers what came of it. */
export async function sendProof(
  app: TestApp,
  stepId: string,
  fan: Pick<Registered, 'as'>,
  proof: { link?: string | null; media_id?: string | null; note?: string } = { link: PROOF },
) {
  const params = { id: stepId };
  const { data } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
  const answer = { type: 'SOCIAL' as const, way: 'proof' as const, ...proof };
  return app.call('POST /requirements/:id/finish', { params, body: { attempt_id: data.id, answer } }, fan.as);
}

/** Without HTTP, for crowds. */
export async function handInProof({ platform }: TestApp, fan: SignedIn, id: string): Promise<void> {
  const attempt = await openRequirement(platform, fan, id);
  const answer = { type: 'SOCIAL', way: 'proof', link: PROOF, media_id: null, note: '' } as const;
  await finishRequirement(platform, fan, id, { attempt_id: attempt.id, answer, device: () => fan.user_id });
}

export async function waitingReviews(app: TestApp, clubId: string, as: Registered['as']) {
  return (await app.ok('GET /clubs/:id/reviews', { params: { id: clubId }, query: {} }, as)).data;
}

export async function decide(
  app: TestApp,
  clubId: string,
  as: Registered['as'],
  ids: readonly string[],
  reason?: string,
) {
  const body =
    reason === undefined
      ? { decision: 'accepted' as const, ids: [...ids] }
      : { decision: 'refused' as const, ids: [...ids], reason };
  return (await app.ok('POST /clubs/:id/reviews/decide', { params: { id: clubId }, body }, as)).data;
}

/** Without HTTP, for crowds. */
export function decideNow(
  { platform }: TestApp,
  by: SignedIn,
  of: { club_id: string; ids: readonly string[]; reason?: string },
) {
  const ids = [...of.ids];
  return decideReviews(
    platform,
    by,
    of.club_id,
    of.reason === undefined ? { decision: 'accepted', ids } : { decision: 'refused', ids, reason: of.reason },
  );
}

/** As the job does every few minutes. */
export function escalateNow({ platform }: TestApp): Promise<void> {
  return runJob(platform, escalateReviews);
}

/** As the end of an account does. */
export async function eraseAttemptsOf({ platform }: TestApp, userId: string): Promise<void> {
  await platform.db.transaction(async (tx) => requirements.eraseUser?.(tx, userId, platform));
}

/** As the end of a club does. */
export async function settleRequirements({ platform }: TestApp, clubId: string): Promise<void> {
  await platform.db.transaction(async (tx) => requirements.settle?.(platform, tx, clubId));
}

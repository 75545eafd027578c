// Owns the manifest of the requirements domain.
import { requirementNotFound } from '@stagepass/contract/requirements/errors.ts';
import type { Domain } from '#platform/domain.ts';
import { listAnsweredBy } from './answers.store.ts';
import { listAttemptsOf, removeProgressOf } from './attempts.store.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { listReviewsOf } from './reviews.store.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';
import { exportSite, removeSiteOf } from './site/site-personal-data.ts';
import { giveBackAnswerFiles } from './task-media.ts';

export const requirements: Domain = {
  name: 'requirements',
  routes,
  constraints: { requirement_progress_requirement_id_fkey: requirementNotFound },
  handlers,
  jobs,
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
  exportUser: async (platform, userId) => ({
    attempts: (await listAttemptsOf(platform.db, userId)).map(
      ({ requirement_id, number, state, opened_at, finished_at, answers }) => ({
        requirement_id,
        number,
        state,
        opened_at,
        finished_at,
        answers,
      }),
    ),
    reviews: (await listReviewsOf(platform.db, userId)).map(
      ({ requirement_id, handed_in_at, decision, reason, decided_at }) => ({
        requirement_id,
        handed_in_at,
        decision,
        reason,
        decided_at,
      }),
    ),
    site: await exportSite(platform, userId),
  }),
  eraseUser: async (tx, userId) => {
    await giveBackAnswerFiles(tx, await listAnsweredBy(tx, userId));
    await removeProgressOf(tx, userId);
    await removeSiteOf(tx, userId);
  },
  settle,
};

// Owns the manifest of the moderation domain.
import type { Domain } from '#platform/domain.ts';
import { forgetPerson, listOfAuthor } from './cases.store.ts';
import { handlers } from './handlers.ts';
import { dropEvidence } from './jobs.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

const MOST_EXPORTED = 10_000;

export const moderation: Domain = {
  name: 'moderation',
  routes,
  handlers,
  jobs: [dropEvidence],
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
  async exportUser({ db }, userId) {
    // What was dismissed, or waits, is nothing that the person is told of; nor who reported, how often, and who decided.
    const cases = await listOfAuthor(db, userId, { after: undefined, limit: MOST_EXPORTED });
    return {
      decisions: cases.map((row) => ({
        subject: { kind: row.subject_kind, id: row.subject_id },
        club_id: row.club_id,
        state: row.state,
        removed: row.removed,
        sanction: row.sanction,
        muted_until: row.muted_until,
        reason: row.decision_reason,
        decided_at: row.decided_at,
        appeal: row.appeal_text,
        appealed_at: row.appealed_at,
        outcome: row.outcome,
        answer: row.answer_reason,
        answered_at: row.answered_at,
      })),
    };
  },
  eraseUser: forgetPerson,
  settle,
};

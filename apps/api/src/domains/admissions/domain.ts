// Owns the manifest of the admissions domain.
import { invitesChanged } from '@stagepass/contract/admissions/events.ts';
import type {} from '@stagepass/contract/admissions/realtime.ts';
import type { Domain } from '#platform/domain.ts';

import { handlers } from './handlers.ts';
import { listInvitationsOf, listUsesBy, removeAllOf, removeTracesOf } from './invitations.store.ts';
import { jobs } from './jobs.ts';
import { listRequestsOf, removeRequestsOf } from './requests.store.ts';
import { routes } from './routes.ts';

const ROWS_IN_ONE_STEP = 2000;

export const admissions: Domain = {
  name: 'admissions',
  routes,
  handlers,
  jobs,
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
  examples: async () => ({
    '/club/invite/{code}': { example: '/club/invite/TRAPSTAR', as: 'visitor' },
  }),
  exportUser: async ({ db }, userId) => ({
    requests: (await listRequestsOf(db, userId)).map(({ club_id, note, state, reason, created_at }) => ({
      club_id,
      note,
      state,
      reason,
      created_at,
    })),
    invitations: (await listInvitationsOf(db, userId)).map(({ code, club_id, label, uses, created_at }) => ({
      code,
      club_id,
      label,
      uses,
      created_at,
    })),
    came_by: (await listUsesBy(db, userId)).map(({ club_id, code, joined_at }) => ({
      club_id,
      code,
      joined_at,
    })),
  }),
  eraseUser: async (tx, userId, { clock }) => {
    await removeRequestsOf(tx, userId);
    for (const use of await removeTracesOf(tx, userId, clock.now())) await tx.emit(invitesChanged, use);
  },
  settle: async (_platform, tx, clubId) =>
    (await removeAllOf(tx, clubId, ROWS_IN_ONE_STEP)) ? 'settled' : 'waiting',
};

// Owns the manifest of the moderation domain.
import type { Domain } from '#platform/domain.ts';
import { forgetPerson, listCasesAbout } from './cases.store.ts';
import { handlers } from './handlers.ts';
import { routes } from './routes.ts';

export const moderation: Domain = {
  name: 'moderation',
  routes,
  handlers,
  async exportUser({ db }, userId) {
    const cases = await listCasesAbout(db, userId);
    // Who reported, looked and decided is not the person's own data.
    return {
      decisions: cases.map(
        ({ assignee_id: _, decided_by: __, answered_by: ___, reports: ____, ...own }) => own,
      ),
    };
  },
  eraseUser: forgetPerson,
};

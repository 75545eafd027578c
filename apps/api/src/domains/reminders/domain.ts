// Owns the manifest of the reminders domain.
import type {} from '@stagepass/contract/reminders/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { listRemindersOf, removeRemindersOf } from './reminders.store.ts';
import { routes } from './routes.ts';

export const reminders: Domain = {
  name: 'reminders',
  routes,
  handlers,
  jobs,
  exportUser: async ({ db }, userId) =>
    (await listRemindersOf(db, userId)).map(({ kind, subject_id, moment, at, remind_at, sent_at }) => ({
      kind,
      subject_id,
      moment,
      at,
      remind_at,
      sent_at,
    })),
  eraseUser: (tx, userId) => removeRemindersOf(tx, userId),
};

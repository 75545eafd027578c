// Owns the manifest of the events domain.
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import { eventFull, missionNotRight, ticketNotRight } from '@stagepass/contract/events/errors.ts';
import type { Domain } from '#platform/domain.ts';
import { auditEvents } from './audit.store.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { listOfPerson, removeFromAll } from './people.store.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const events: Domain = {
  name: 'events',
  routes,
  handlers,
  jobs,
  // Changed or deleted between the look at it and the writing.
  constraints: {
    club_events_club_id_fkey: clubNotFound,
    club_events_capacity: eventFull,
    club_event_tickets_design_id_fkey: ticketNotRight,
    club_event_missions_mission_id_fkey: missionNotRight,
  },
  audit: auditEvents,
  settle,
  exportUser: async ({ db }, userId) =>
    (await listOfPerson(db, userId)).map(({ event_id, comes_as, note, at, arrived_at }) => ({
      ...{ event_id, comes_as, note },
      at: at.toISOString(),
      arrived_at: arrived_at?.toISOString() ?? null,
    })),
  eraseUser: (tx, userId) => removeFromAll(tx, userId),
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async (db) => {
    const { rows } = await db.query<{ id: string }>({
      text: `select e.id from club_events e join club_facts c on c.id = e.club_id
        where c.handle = 'velvet-static' and e.state = 'published' order by e.starts_at desc limit 1`,
    });
    const id = rows[0]?.id;
    return {
      '/club/{id}/events': { example: '/club/velvet-static/events', as: 'fan' },
      '/club/{id}/manage-events': { example: '/club/velvet-static/manage-events', as: 'creator' },
      ...(id === undefined ? {} : { '/club/event/{id}': { example: `/club/event/${id}`, as: 'fan' } }),
    };
  },
};

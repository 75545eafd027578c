// Owns the reminder of what somebody has a ticket for: once, within the day before it begins.
import { listTicketsSoon, type TicketSoon } from '#domains/items/public/list-tickets-soon.ts';
import type { Job } from '#platform/domain.ts';
import { notify } from './notify.ts';

const DAY_MS = 86_400_000;
const PAGE = 200;

export const remindOfTickets: Job = {
  name: 'notifications.tickets',
  lane: 'background',
  cron: '15 * * * *',
  async run(platform, _payload, signal) {
    const from = platform.clock.now();
    const until = new Date(from.getTime() + DAY_MS);
    let after: TicketSoon | undefined;
    for (;;) {
      const page: TicketSoon[] = await listTicketsSoon(platform.db, { from, until, after, limit: PAGE });
      for (const ticket of page) {
        signal.throwIfAborted();
        const { design_id, user_id, club_id, name, place, starts_at } = ticket;
        await platform.db.transaction((tx) =>
          notify(platform, tx, {
            ...{ kind: 'ticket-reminder', user_ids: [user_id], club_id },
            // Moved to another time, it is told again.
            source: `ticket:${design_id}:${starts_at.getTime()}`,
            subject: { kind: 'item', id: ticket.item_id },
            payload: { title: name, starts_at: starts_at.toISOString(), place },
            link: '/user/tickets',
          }),
        );
      }
      if (page.length < PAGE) return;
      after = page.at(-1);
    }
  },
};

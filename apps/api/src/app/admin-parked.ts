// Owns the operator's commands about parked deliveries: events that a handler failed at until they were given up.
import { countParked } from '#platform/outbox/deliveries.store.ts';
import { listParked, type ParkedDelivery, updateParkedToDue } from '#platform/outbox/parked.store.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';
import { domains } from './registries/domains.ts';

const linesAtOnce = 50;
const handlers = domains.flatMap((domain) => domain.handlers ?? []).map((handler) => handler.name);

export const parkedCommands: Record<string, AdminCommand> = {
  'list-parked': {
    usage: 'list-parked',
    about: 'events that were given up after many tries, with the last error of each',
    async run({ db }) {
      const parked = await listParked(db, linesAtOnce);
      if (parked.length === 0) return 'Nothing is parked.';
      const more = (await countParked(db)) - parked.length;
      return [...parked.map(lineOf), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
    },
  },
  'retry-parked': {
    usage: 'retry-parked ID|--all',
    about: 'lets one of them, by its id in the list, or all be tried again',
    async run({ db }, [which]) {
      const count = await updateParkedToDue(db, { handlers, ...chosen(which) });
      if (count === 0)
        throw new UsageError(
          which === '--all'
            ? 'Nothing is parked that can be tried again.'
            : `No delivery ${which} is parked.`,
        );
      return `${count} ${count === 1 ? 'delivery' : 'deliveries'} will be tried again within seconds.`;
    },
  },
};

/** An event's number stands for all its handlers that gave up; with a handler's name after it, for that one. */
function chosen(which: string | undefined): { event_id?: number; handler?: string | undefined } {
  if (which === '--all') return {};
  const [, event, handler] = /^(\d{1,15})(?:\/(.+))?$/.exec(which ?? '') ?? [];
  if (event === undefined) throw new UsageError('Which one? Give its id from list-parked, or --all.');
  return { event_id: Number(event), handler };
}

function lineOf({ event_id, handler, event, attempts, dead_at, last_error }: ParkedDelivery): string {
  const since = `${dead_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const orphan = handlers.includes(handler) ? '' : ', and nobody handles it any more';
  return `${event_id}/${handler}  ${event}, ${attempts} tries, parked ${since}${orphan}\n    ${last_error ?? 'no error was noted'}`;
}

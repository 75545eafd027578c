// Owns the operator's commands about what was given up: events, jobs and letters, and due items that keep failing.
import { countParked, listParked, type Parked, updateParkedToDue } from '#platform/jobs/parked.store.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';
import { knownWorkOfRelease } from './registries/known-work.ts';

const linesAtOnce = 50;
const { handlers, jobs } = knownWorkOfRelease;
const known = new Set([...handlers, ...jobs]);

export const parkedCommands: Record<string, AdminCommand> = {
  'list-parked': {
    usage: 'list-parked',
    about:
      'events, jobs, letters and due items that were given up after many tries, with the last error of each',
    async run({ db, jobs: queue }) {
      await queue.prepare();
      const parked = await listParked(db, linesAtOnce);
      if (parked.length === 0) return 'Nothing is parked.';
      const more = (await countParked(db)) - parked.length;
      return [...parked.map(lineOf), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
    },
  },
  'retry-parked': {
    usage: 'retry-parked ID|--all',
    about: 'lets one of them, by its id in the list, or all be tried again',
    async run({ db, jobs: queue }, [which]) {
      if (which !== '--all' && !/^(event|job|item)\/./.test(which ?? ''))
        throw new UsageError('Which one? Give its id from list-parked, or --all.');
      await queue.prepare();
      const count = await updateParkedToDue(db, {
        handlers,
        jobs,
        id: which === '--all' ? undefined : which,
      });
      if (count === 0)
        throw new UsageError(
          which === '--all' ? 'Nothing is parked that can be tried again.' : `${which} is not parked.`,
        );
      return `${count} will be tried again within a minute.`;
    },
  },
};

function lineOf({ id, name, attempts, since, last_error }: Parked): string {
  const at = `${since.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const orphan = known.has(name) ? '' : ', and nothing handles it any more';
  const what = id.includes(name) ? '' : `  ${name}`;
  return `${id}${what}  ${attempts} tries, parked ${at}${orphan}\n    ${last_error ?? 'no error was noted'}`;
}

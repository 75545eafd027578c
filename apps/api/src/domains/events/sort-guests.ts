// Owns who of some names can be put on a guest list: members of the club, no staff, each once.
import type { GuestsAdded } from '@stagepass/contract/events/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/executor.ts';
import { listPeopleAmong } from './people.store.ts';
import type { EventRow } from './tables.ts';

interface Named {
  user_name: string;
  user_id: string | null;
  role: string | null;
}

const named = prepared<Named>(
  'events-named-members',
  `select w.name as user_name, m.user_id, m.role from unnest($1::text[]) with ordinality w (name, n)
   left join member_standing m on m.club_id = $2 and m.user_name = w.name
   order by w.n`,
);

export interface SortedGuests {
  guests: string[];
  /** Those of them who have signed up already. */
  going: ReadonlySet<string>;
  skipped: GuestsAdded['skipped'];
}

export async function sortGuests(
  tx: Tx,
  event: Pick<EventRow, 'id' | 'club_id'>,
  names: readonly string[],
): Promise<SortedGuests> {
  const plain = [...new Set(names.map((name) => name.replace(/^@/, '').toLowerCase()))];
  const people = await named(tx, [plain, event.club_id]);
  const ids = people.flatMap(({ user_id }) => user_id ?? []);
  const there = new Map((await listPeopleAmong(tx, event.id, ids)).map((row) => [row.user_id, row.comes_as]));
  const guests: string[] = [];
  const skipped: GuestsAdded['skipped'] = [];
  for (const { user_name, user_id, role } of people) {
    const reason = whyNot(role, user_id, there.get(user_id ?? ''));
    if (reason !== null) skipped.push({ user_name, reason });
    else if (user_id !== null) guests.push(user_id);
  }
  return { guests, going: new Set(guests.filter((id) => there.has(id))), skipped };
}

function whyNot(
  role: string | null,
  userId: string | null,
  comesAs: 'going' | 'guest' | undefined,
): GuestsAdded['skipped'][number]['reason'] | null {
  if (userId === null) return 'not-a-member';
  if (role === 'owner' || role === 'admin') return 'staff';
  return comesAs === 'guest' ? 'already' : null;
}

// Owns the audit of insights: facts and day rows of every club, worked out anew from the sources.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';
import { waitsForUs } from '#platform/outbox/waiting.store.ts';
import { type CountedClub, listCounted } from './clubs.store.ts';
import { listDays, listFacts } from './facts.store.ts';
import { type Cell, differences, figuresOf } from './figures.rules.ts';
import { factSourceNames } from './public/fact-sources.ts';
import { FIRST, peopleOf } from './rebuild.ts';
import { loadFacts } from './recount.ts';

const CLUBS_AT_ONCE = 100;
const MOST_FINDINGS = 100;
const wholly = new Map(factSourceNames.map((name) => [name, null]));

export async function auditInsights(db: Executor): Promise<readonly AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (let after: string | undefined = FIRST; after !== undefined && found.length < MOST_FINDINGS; ) {
    const clubs: CountedClub[] = await listCounted(db, after, CLUBS_AT_ONCE);
    for (const club of clubs) found.push(...(await auditClub(db, club)));
    after = clubs.at(-1)?.club_id;
  }
  return found.slice(0, MOST_FINDINGS);
}

async function auditClub(db: Executor, { club_id, zone }: CountedClub): Promise<AuditFinding[]> {
  const found: AuditFinding[] = [];
  const sums = new Map<string, Cell>();
  for await (const user_ids of peopleOf(db, club_id)) {
    const stored = Map.groupBy(
      await listFacts(db, { club_id, user_ids, from: null }),
      (fact) => fact.user_id,
    );
    const told = Map.groupBy(
      await loadFacts(db, { club_id, user_ids, zone }, wholly),
      (fact) => fact.user_id,
    );
    for (const user_id of user_ids) {
      const figures = figuresOf(stored.get(user_id) ?? []);
      addUp(sums, figures);
      const wrong = differences(figures, figuresOf(told.get(user_id) ?? []));
      // Somebody who did something just now is counted in a moment: what differs till then is no mistake.
      if (wrong.length === 0 || (await waitsForUs(db, { handlers: 'insights.', mentions: user_id })))
        continue;
      const place = `club ${club_id} person ${user_id}`;
      found.push({
        place,
        problem: `differs from the sources in ${wrong.map(nameOf).slice(0, 3).join(', ')}`,
      });
    }
  }
  // What is counted just now stands in one of the two already.
  if (await waitsForUs(db, { handlers: 'insights.', mentions: club_id })) return found;
  const days = new Map((await listDays(db, club_id)).map((row) => [keyOf(row), row]));
  for (const cell of differences(days, sums))
    found.push({ place: `club ${club_id}`, problem: `${nameOf(cell)} is off by ${cell.count}` });
  return found;
}

const keyOf = ({ figure, day, dimension }: Pick<Cell, 'figure' | 'day' | 'dimension'>) =>
  `${figure}|${day}|${dimension}`;
const nameOf = ({ figure, day }: Cell) => `${figure} on ${day}`;

function addUp(sums: Map<string, Cell>, figures: ReadonlyMap<string, Cell>): void {
  for (const [key, cell] of figures) {
    const { count, cents, people } = sums.get(key) ?? { count: 0, cents: 0, people: 0 };
    sums.set(key, {
      ...cell,
      count: count + cell.count,
      cents: cents + cell.cents,
      people: people + cell.people,
    });
  }
}

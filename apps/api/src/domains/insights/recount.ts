// Owns how a club's figures stay what the rows of other domains say: a person's facts are worked out anew from their rows, and the
// difference goes into the day rows in the same transaction. So an event told twice, late, or by a handler that was killed changes
// nothing that is right.
import type { Executor } from '#platform/db/executor.ts';
import { addDays } from './days.rules.ts';
import {
  addToDays,
  listFacts,
  listLastDays,
  lockPeople,
  putClub,
  putFacts,
  removeFacts,
} from './facts.store.ts';
import { type Cell, differences, figuresOf, windowFrom } from './figures.rules.ts';
import { type FactSourceName, factSourceNames, factSources } from './public/fact-sources.ts';
import type { FactRow } from './tables.ts';

/** Rows come in the order of their days but for transactions across midnight, and check-ins that were made offline. */
const DAYS_AGAIN = 3;

interface Whose {
  club_id: string;
  user_id: string;
}

/** What was added lately. What was changed or taken away may be of any day: then `recountAll`. */
export async function recountLately(
  tx: Executor,
  { club_id, user_id }: Whose,
  sources: readonly FactSourceName[],
): Promise<void> {
  const zone = await putClub(tx, club_id);
  if (zone === undefined) return;
  await lockPeople(tx, club_id, [user_id]);
  const last = await listLastDays(tx, { club_id, user_id }, sources);
  const froms = new Map<FactSourceName, string | null>(
    sources.map((source) => {
      const day = last.get(source) ?? null;
      return [source, day === null ? null : addDays(day, -DAYS_AGAIN)];
    }),
  );
  await replace(tx, { club_id, user_ids: [user_id], zone }, froms);
}

/** Everything of these people in this club. */
export async function recountAll(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
  sources: readonly FactSourceName[] = factSourceNames,
): Promise<void> {
  const zone = await putClub(tx, club_id);
  if (zone === undefined || user_ids.length === 0) return;
  await lockPeople(tx, club_id, user_ids);
  await replace(tx, { club_id, user_ids, zone }, new Map(sources.map((source) => [source, null])));
}

export interface Group {
  club_id: string;
  user_ids: readonly string[];
  zone: string;
}

/** As the sources tell them now. */
export async function loadFacts(
  tx: Executor,
  { club_id, user_ids, zone }: Group,
  froms: ReadonlyMap<FactSourceName, string | null>,
): Promise<FactRow[]> {
  const told: FactRow[] = [];
  for (const [source, from] of froms)
    for (const fact of await factSources.read()[source].facts(tx, { club_id, user_ids, zone, from }))
      told.push({ ...fact, source });
  return told;
}

async function replace(
  tx: Executor,
  group: Group,
  froms: ReadonlyMap<FactSourceName, string | null>,
): Promise<void> {
  const days = [...froms.values()];
  const earliest = days.includes(null) ? null : (days.sort()[0] ?? null);
  const before = await listFacts(tx, { ...group, from: earliest === null ? null : windowFrom(earliest) });
  const isReplaced = ({ source, day }: FactRow) => {
    const from = froms.get(source as FactSourceName);
    return from !== undefined && (from === null || day >= from);
  };
  const after = [...before.filter((fact) => !isReplaced(fact)), ...(await loadFacts(tx, group, froms))];
  const { gone, changed } = changesOf(before, after);
  if (gone.length === 0 && changed.length === 0) return;
  await removeFacts(tx, group.club_id, gone);
  await putFacts(tx, group.club_id, changed);
  await addToDays(tx, group.club_id, summed(before, after));
}

const keyOf = ({ user_id, day, source, figure, dimension }: FactRow) =>
  `${user_id}|${day}|${source}|${figure}|${dimension}`;

function changesOf(before: readonly FactRow[], after: readonly FactRow[]) {
  const [was, is] = [before, after].map((facts) => new Map(facts.map((fact) => [keyOf(fact), fact]))) as [
    Map<string, FactRow>,
    Map<string, FactRow>,
  ];
  return {
    gone: [...was].filter(([key]) => !is.has(key)).map(([, fact]) => fact),
    changed: [...is].flatMap(([key, fact]) => {
      const old = was.get(key);
      return old?.count === fact.count && old.cents === fact.cents ? [] : [fact];
    }),
  };
}

function summed(before: readonly FactRow[], after: readonly FactRow[]): Cell[] {
  const [was, is] = [before, after].map((facts) => Map.groupBy(facts, ({ user_id }) => user_id)) as [
    Map<string, FactRow[]>,
    Map<string, FactRow[]>,
  ];
  const sums = new Map<string, Cell>();
  for (const person of new Set([...was.keys(), ...is.keys()]))
    for (const cell of differences(figuresOf(was.get(person) ?? []), figuresOf(is.get(person) ?? []))) {
      const key = `${cell.figure}|${cell.day}|${cell.dimension}`;
      const sum = sums.get(key);
      sums.set(
        key,
        sum === undefined
          ? cell
          : {
              ...cell,
              count: sum.count + cell.count,
              cents: sum.cents + cell.cents,
              people: sum.people + cell.people,
            },
      );
    }
  return [...sums.values()];
}

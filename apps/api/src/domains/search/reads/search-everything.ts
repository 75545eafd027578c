// Owns a search: what was typed → what it may mean → ids of what is found → cards from their owners.
import {
  type DocumentKind,
  documentKinds,
  type SearchGroup,
  type SearchKind,
  searchKinds,
} from '@stagepass/contract/search/shapes.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import type { Actor } from '#platform/http/actor.ts';
import { float, id, time } from '#platform/paging/key-columns.ts';
import { keyset } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { type HitRow, listHits, mostLookedUp, type Viewer, type Wanted } from '../hits.store.ts';
import { foundAuctions } from '../public/found-auctions.ts';
import { searchScope } from '../public/search-scope.ts';
import { fold } from '../terms.rules.ts';
import { mostDocuments, queryText, type Reading, typedTerms } from '../typed.rules.ts';
import { readTyped } from './read-typed.ts';

/** Of each kind while somebody types; of one kind on its own page. */
const fewOfEach = 5;
const pageOfOne = 20;

/** Posts are ranked by age: the next page must use the same clock, or some would be skipped. */
const byScore = keyset({ score: float, id, as_of: time });

export interface Search {
  typed: string;
  kind: SearchKind | undefined;
  cursor: string | undefined;
}

export async function searchEverything(
  platform: Platform,
  actor: Actor,
  { typed, kind, cursor }: Search,
): Promise<SearchGroup[]> {
  const groups: readonly SearchKind[] = kind === undefined ? searchKinds : [kind];
  const kinds = documentKinds.filter((of) => groups.includes(of));
  const after = kind === undefined ? undefined : byScore.read(cursor);
  const terms = typedTerms(typed);
  if (terms.length === 0) return groups.map((of) => ({ kind: of, cards: [], next_cursor: null }));
  const { db } = platform;
  const now = after?.as_of ?? platform.clock.now();
  const size = kind === undefined ? fewOfEach : pageOfOne;
  // Neither needs the other: somebody is waiting for the next letter.
  const [readings, viewer] = await Promise.all([readTyped(db, { kinds, terms }), viewerOf(platform, actor)]);
  const wanted = kinds.map((of) => wantedOf(of, readings.get(of) ?? [], { size, after }));
  const looked = { typed: fold(typed), now, viewer };
  const limit = byScore.ask({ limit: size }).limit;
  const [hits, auctions] = await Promise.all([
    wanted.length === 0 ? [] : findHits(platform, looked, wanted),
    groups.includes('auction')
      ? foundAuctions.read().find(platform, { terms, club_ids: viewer.club_ids, limit, after })
      : [],
  ]);
  const shown = kinds.map((of) => hits.filter((hit) => hit.kind === of));
  const cards = await cardsOf(
    platform,
    actor,
    shown.flatMap((rows) => rows.slice(0, size)),
  );
  return groups.map((of) => {
    if (of === 'auction') {
      const { rows, next_cursor } = byScore.cut(auctions, size, ({ score, id: at }) => ({
        score,
        id: at,
        as_of: now,
      }));
      return { kind: of, cards: rows.map(({ card }) => card), next_cursor };
    }
    const found = shown[kinds.indexOf(of)] ?? [];
    const { rows, next_cursor } = byScore.cut(found, size, (row) => ({ ...row, as_of: now }));
    return { kind: of, cards: rows.flatMap((row) => cards.get(`${row.kind} ${row.id}`) ?? []), next_cursor };
  });
}

function wantedOf(
  kind: DocumentKind,
  readings: readonly Reading[],
  { size, after }: { size: number; after: Wanted['after'] },
): Wanted {
  return {
    kind,
    sure: queryText(readings, 'sure'),
    all: queryText(readings, 'all'),
    look: kind === 'post' && mostDocuments(readings) > mostLookedUp ? 'newest' : 'up',
    limit: byScore.ask({ limit: size }).limit,
    after,
  };
}

type Looked = Omit<Parameters<typeof listHits>[1], 'wanted'>;

/** Common words of which the newest documents have too few together: then older ones, then any. */
async function findHits({ db }: Platform, looked: Looked, wanted: readonly Wanted[]): Promise<HitRow[]> {
  let hits = await listHits(db, { ...looked, wanted });
  for (const look of ['older', 'any'] as const) {
    const short = wanted.filter(
      (part) => part.look === 'newest' && hits.filter((hit) => hit.kind === part.kind).length < part.limit,
    );
    if (short.length === 0) return hits;
    const more = await listHits(db, { ...looked, wanted: short.map((part) => ({ ...part, look })) });
    hits = short.reduce((all, { kind, limit }) => merged(all, more, { kind, limit }), hits);
  }
  return hits;
}

/** Both of one kind, best first; the same document counts once. */
function merged(
  hits: readonly HitRow[],
  more: readonly HitRow[],
  { kind, limit }: Pick<Wanted, 'kind' | 'limit'>,
): HitRow[] {
  const found = new Map([...hits, ...more].filter((hit) => hit.kind === kind).map((hit) => [hit.id, hit]));
  const best = [...found.values()].toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
  return [...hits.filter((hit) => hit.kind !== kind), ...best.slice(0, limit)];
}

async function viewerOf({ db }: Platform, actor: Actor): Promise<Viewer> {
  if (actor.kind === 'visitor') return { club_ids: [], hidden_ids: [] };
  const scope = searchScope.read();
  const [club_ids, hidden_ids] = await Promise.all([
    scope.clubIdsOf(db, actor.user_id),
    scope.hiddenFrom(db, actor.user_id),
  ]);
  return { club_ids, hidden_ids };
}

/** The owners have the last word on who may see what: the index may lag behind them, never they behind it. */
async function cardsOf(platform: Platform, actor: Actor, hits: readonly HitRow[]) {
  const cards = await loadSubjectCards(platform, platform.db, actor, hits);
  const shown = cards.flatMap((card) => (card === null || card.state !== 'shown' ? [] : [card]));
  return new Map(shown.map((card) => [`${card.kind} ${card.id}`, { ...card, auction: null }]));
}

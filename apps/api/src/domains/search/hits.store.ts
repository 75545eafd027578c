// Owns the SQL that finds documents: bounded work whatever is asked, and only what the viewer may find.
import type { DocumentKind } from '@stagepass/contract/search/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';

export interface HitRow {
  kind: DocumentKind;
  id: string;
  score: number;
}

export interface Viewer {
  club_ids: readonly string[];
  hidden_ids: readonly string[];
}

/** What is looked for in one kind. */
export interface Wanted {
  kind: DocumentKind;
  /** In tsquery notation: words as typed, and with typing errors put right. */
  sure: string;
  all: string;
  /**
   * For posts. Rare words are looked up. Common ones are read from the newest on, and where those have too few, from several
   * times before; `any` looks up common ones all the same.
   */
  look: 'up' | 'newest' | 'older' | 'any';
  limit: number;
  after: { score: number; id: string } | undefined;
}

/** So many documents are ranked at most: a rank costs ten times as much as finding out that a document matches. */
const mostRanked = 400;
/**
 * Of common words the newest documents, and so many looked at to find them: among 200,000 the rarest of common words is in 14
 * of these, more than is shown while somebody types. Where the newest are all about something else, that is all that looking at
 * them costs.
 */
const newestLooked = 4_000;
/** Of what is older, so many from each of these times: a busy hour about something else must not hide all that was before. */
const olderLooked = 2_500;
const times_days = [1, 7, 30, 90, 365] as const;
/**
 * In more documents than this a word is common: looked up, they would all have to be fetched from wherever they are to know
 * which are the newest, and from here on that is more pages than the newest documents stand on.
 */
export const mostLookedUp = 700;

const visible = `(d.club_id = any($2::uuid[]) or (d.visibility = 'public' and not exists
    (select from search_closed_clubs c where c.club_id = d.club_id)))`;
const welcome = `(d.author_id is null or d.author_id <> all($3::uuid[]))`;
const columns = 'd.id, d.weight, d.title, d.words, d.created_at';

/** Fewer letters than this are like nearly every title. */
const fewestAlike = 4;
/** Titles are compared with what was typed as a whole, also drawn together: 'trap door' is like Trapdoor. */
const alike = (several: boolean) => (several ? '(title %> $1 or title %> $5)' : 'title %> $1');
const likeness = (several: boolean) =>
  several ? 'greatest(word_similarity($1, title), word_similarity($5, title))' : 'word_similarity($1, title)';

/** Title, tags and text count 1, 0.6 and 0.3; long texts a little less. */
const rank = (query: string) => `ts_rank('{0.1, 0.3, 0.6, 1.0}', words, ${query}, 1)`;

export async function listHits(
  tx: Executor,
  { typed, now, viewer, wanted }: { typed: string; now: Date; viewer: Viewer; wanted: readonly Wanted[] },
): Promise<HitRow[]> {
  const drawnTogether = typed.replace(/\s+/gu, '');
  const several = drawnTogether !== typed;
  const values: unknown[] = [typed, viewer.club_ids, viewer.hidden_ids, now, drawnTogether];
  const take = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const parts = wanted.map((part) => {
    const all = take(part.all, 'tsquery');
    const sure = part.sure === part.all ? all : take(part.sure, 'tsquery');
    const limit = take(part.limit, 'int');
    const after =
      part.after === undefined
        ? ''
        : `where (score, id) < (${take(part.after.score, 'float8')}, ${take(part.after.id, 'uuid')})`;
    return `(select '${part.kind}' as kind, id, score from (
        select id, ${scoreOf(part.kind, { sure, all, several })} as score
        from (${found({ ...part, all }, { typed, several })}) found) ranked
      ${after} order by score desc, id desc limit ${limit})`;
  });
  // Says the types of what not every kind asks about. Not named: the plan hangs on the words that are looked for.
  const given = 'select $1::text, $2::uuid[], $3::uuid[], $4::timestamptz, $5::text';
  const text = `with given as (${given}) ${parts.join(' union all ')}`;
  return (await tx.query<HitRow>({ text, values })).rows;
}

const ago = (days: number) => `$4::timestamptz - interval '${days} days'`;
const older = times_days
  .map((days, at) => {
    const before = times_days[at + 1];
    const since = before === undefined ? '' : `and created_at >= ${ago(before)}`;
    return `(select * from search_documents where kind = 'post' and created_at < ${ago(days)} ${since}
      order by created_at desc limit ${olderLooked})`;
  })
  .join(' union all ');

function found(
  { kind, look, all }: Wanted & { all: string },
  { typed, several }: { typed: string; several: boolean },
): string {
  if (kind !== 'post') {
    const orAlike = typed.length < fewestAlike ? '' : ` or ${alike(several)}`;
    return `select ${columns} from search_documents d
      where kind = '${kind}' and (words @@ ${all}${orAlike}) and ${visible}
      ${kind === 'user' ? `and ${welcome}` : ''} limit ${mostRanked}`;
  }
  if (look === 'newest')
    return `select ${columns} from (select * from search_documents where kind = 'post'
        order by created_at desc limit ${newestLooked}) d
      where words @@ ${all} and ${visible} and ${welcome} limit ${mostRanked}`;
  if (look === 'older')
    return `select ${columns} from (${older}) d where words @@ ${all} and ${visible} and ${welcome} limit ${mostRanked}`;
  return `select ${columns} from search_documents d
    where kind = 'post' and words @@ ${all} and ${visible} and ${welcome}
    ${look === 'up' ? 'order by created_at desc' : ''} limit ${mostRanked}`;
}

function scoreOf(
  kind: DocumentKind,
  { sure, all, several }: { sure: string; all: string; several: boolean },
): string {
  const text = sure === all ? `(1.5 * ${rank(all)})` : `(${rank(sure)} + 0.5 * ${rank(all)})`;
  if (kind !== 'post') return `((${text} + 0.6 * ${likeness(several)}) * (1 + weight))::float8`;
  const days = `greatest(0, extract(epoch from $4::timestamptz - created_at) / 86400)`;
  return `(${text} * (1 + weight) * (0.4 + 0.6 * exp(-${days} / 180.0)::float8))::float8`;
}

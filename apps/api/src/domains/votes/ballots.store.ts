// Owns the SQL of ballots and their counts. A ballot and the counts that it changes are one statement, which carries all ballots that
// are cast at this moment: a hot vote's counters are locked once a batch, not once a ballot.
import { batched, type HandIn } from '#platform/db/batch.ts';
import type { CarriedEvent } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { gatheredOn } from '#platform/db/gather.ts';
import { carriedEvents } from '#platform/outbox/deliveries.store.ts';
import { text } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { BallotRow, CountRow } from './tables.ts';

/** What is told of it, where somebody is to be told: as the first ballot of a person, and as a later one. */
export interface BallotEvents {
  first: CarriedEvent;
  later: CarriedEvent;
}

export interface NewBallot extends Omit<BallotRow, 'user_id'> {
  user_id: string;
  events: BallotEvents | null;
}

// $1 the ballots as JSON, $2 the moment, $3 the event's name, $4 its handlers. What a ballot was before is read from the row as it is
// when it is written, never from a snapshot of before: the counts move by exactly what changed. A key is taken before its ballot is
// written: of two that send the same one at once, the second waits, and writes nothing.
const castAll = prepared<{ vote_id: string; user_id: string; first: boolean }>(
  'votes-cast',
  `with asked as materialized (
     select * from json_to_recordset($1::json) as a (id uuid, vote_id uuid, user_id uuid, nonce text, hash text, options smallint[],
       weight smallint, tokens smallint, client_key uuid, final boolean, cast_at timestamptz, first_event jsonb, later_event jsonb)),
   open as materialized (
     select v.id from votes v where v.id in (select vote_id from asked) and v.state = 'open' and v.opens_at <= $2 and v.closes_at > $2
       and v.hidden_at is null order by v.id for share),
   keyed as (
     insert into vote_ballot_keys (vote_id, user_id, client_key)
     select a.vote_id, a.user_id, a.client_key from asked a join open on open.id = a.vote_id order by a.vote_id, a.user_id
     on conflict do nothing returning vote_id, user_id),
   written as (
     insert into vote_ballots as b (id, vote_id, user_id, nonce, hash, options, weight, tokens, client_key, final, cast_at)
     select a.id, a.vote_id, a.user_id, a.nonce, a.hash, a.options, a.weight, a.tokens, a.client_key, a.final, a.cast_at
     from asked a join keyed k on k.vote_id = a.vote_id and k.user_id = a.user_id order by a.vote_id, a.user_id
     on conflict (vote_id, user_id) do update set id = excluded.id, nonce = excluded.nonce, hash = excluded.hash,
       was_options = b.options, was_weight = b.weight, options = excluded.options, weight = excluded.weight,
       client_key = excluded.client_key, cast_at = excluded.cast_at
     where not b.final and b.client_key is distinct from excluded.client_key
     returning b.vote_id, b.user_id, b.options, b.weight, b.was_options, b.was_weight),
   moved as (
     select x.vote_id, x.place, sum(x.ballots)::int as ballots, sum(x.weight)::int as weight from (
       select vote_id, unnest(options) as place, 1 as ballots, weight from written
       union all select vote_id, unnest(was_options), -1, -was_weight from written where was_options is not null
       union all select vote_id, 0, 1, weight from written where was_options is null
       union all select vote_id, 0, 0, weight - was_weight from written where was_options is not null) x
     group by 1, 2),
   counted as (
     insert into vote_counts as c (vote_id, place, ballots, weight)
     select vote_id, place, ballots, weight from moved order by vote_id, place
     on conflict (vote_id, place) do update set ballots = c.ballots + excluded.ballots, weight = c.weight + excluded.weight),
   told as (
     select case when w.was_options is null then a.first_event else a.later_event end as payload
     from written w join asked a on a.vote_id = w.vote_id and a.user_id = w.user_id where a.first_event is not null),
   ${carriedEvents({ from: 'told', payload: 'told.payload', name: '$3', handlers: '$4' })}
   select vote_id, user_id, was_options is null as first from written`,
);

const writers = new WeakMap<Executor, HandIn<NewBallot, boolean>>();

/** In a transaction that it may share with others' ballots. False where nothing was written: over, final, or sent before. */
export async function castAmongOthers(db: Executor, ballot: NewBallot): Promise<boolean> {
  const writer =
    writers.get(db) ??
    batched((ballots: readonly NewBallot[]) => writeAll(db, ballots), {
      most: 128,
      lanes: 3,
      patience_ms: 25,
      apart: ({ vote_id, user_id }) => `${vote_id} ${user_id}`,
    });
  writers.set(db, writer);
  return writer(ballot);
}

/** With what else its transaction does. False as above. */
export async function castAlone(tx: Executor, ballot: NewBallot): Promise<boolean> {
  return (await writeAll(tx, [ballot]))[0] ?? false;
}

async function writeAll(db: Executor, ballots: readonly NewBallot[]): Promise<boolean[]> {
  const event = ballots.find(({ events }) => events !== null)?.events?.first;
  const records = ballots.map(({ events, ...ballot }) => ({
    ...ballot,
    first_event: events?.first.payload,
    later_event: events?.later.payload,
  }));
  const now = new Date(Math.max(...ballots.map(({ cast_at }) => cast_at.getTime())));
  const rows = await castAll(db, [JSON.stringify(records), now, event?.name ?? null, event?.handlers ?? []]);
  const written = new Set(rows.map(({ vote_id, user_id }) => `${vote_id} ${user_id}`));
  return ballots.map(({ vote_id, user_id }) => written.has(`${vote_id} ${user_id}`));
}

// Counts are written as in casting: a row that somebody's vote makes while this waits for the ballot is not in what an update looks at.
const takeBack = prepared<{ place: number }>(
  'votes-take-back',
  `with open as materialized (
     select id from votes where id = $1 and state = 'open' and opens_at <= $3 and closes_at > $3 and hidden_at is null for share),
   gone as (
     delete from vote_ballots b using open where b.vote_id = open.id and b.user_id = $2 and not b.final
     returning b.options, b.weight),
   moved as (
     select unnest(options) as place, weight from gone union all select 0, weight from gone)
   insert into vote_counts as c (vote_id, place, ballots, weight)
   select $1, place, -1, -weight from moved order by place
   on conflict (vote_id, place) do update set ballots = c.ballots + excluded.ballots, weight = c.weight + excluded.weight
   returning c.place`,
);

const keyUsed = prepared<{ used: boolean }>(
  'votes-key-used',
  'select exists (select from vote_ballot_keys where vote_id = $1 and user_id = $2 and client_key = $3) as used',
);

/** Whether a choice with this key has been taken in this open vote, also where it was changed or taken back since. */
export async function isKeyUsed(
  tx: Executor,
  of: { vote_id: string; user_id: string; client_key: string },
): Promise<boolean> {
  return (await keyUsed(tx, [of.vote_id, of.user_id, of.client_key]))[0]?.used ?? false;
}

/** False where there was none, or where it is over or final. */
export async function removeBallot(
  tx: Executor,
  of: { vote_id: string; user_id: string; now: Date },
): Promise<boolean> {
  return (await takeBack(tx, [of.vote_id, of.user_id, of.now])).length > 0;
}

const mine = prepared<BallotRow>(
  'votes-own-ballots',
  'select * from vote_ballots where vote_id = any ($1::uuid[]) and user_id = $2',
);

/** By the vote's id. */
export async function listOwnBallots(
  tx: Executor,
  voteIds: readonly string[],
  userId: string | null,
): Promise<ReadonlyMap<string, BallotRow>> {
  if (userId === null || voteIds.length === 0) return new Map();
  return new Map((await mine(tx, [voteIds, userId])).map((row) => [row.vote_id, row]));
}

const counts = prepared<CountRow>(
  'votes-counts-of',
  'select * from vote_counts where vote_id = any ($1::uuid[])',
);

/** Of open votes, by the vote's id; place 0 counts people. */
export async function listCounts(
  tx: Executor,
  voteIds: readonly string[],
): Promise<ReadonlyMap<string, CountRow[]>> {
  if (voteIds.length === 0) return new Map();
  return Map.groupBy(await counts(tx, [voteIds]), ({ vote_id }) => vote_id);
}

const countsGathered = gatheredOn((on: Executor, ids) => listCounts(on, ids));

/** Of all who ask at this moment, in one query. */
export async function findCounts(tx: Executor, voteId: string): Promise<CountRow[]> {
  return (await countsGathered(tx, voteId)) ?? [];
}

export const byHash = keyset({ hash: text });

export async function listLines(
  tx: Executor,
  voteId: string,
  { after, limit }: PageOf<typeof byHash>,
): Promise<{ hash: string; options: number[]; weight: number }[]> {
  const { rows } = await tx.query<{ hash: string; options: number[]; weight: number }>({
    text: `select hash, options, weight from vote_ballots where vote_id = $1 and ($2::text is null or hash > $2)
      order by hash limit $3`,
    values: [voteId, after?.hash ?? null, limit],
  });
  return rows;
}

// As `sealText` and `lineText` of the base write it, after the head that these give it: a test compares the two.
const seal = prepared<{ seal: string; voters: number }>(
  'votes-seal',
  `select encode(sha256(convert_to($2::text || coalesce(E'\\n' || string_agg(
       hash || ' ' || array_to_string(array(select o from unnest(options) o order by o), ',') || ' ' || weight, E'\\n' order by hash), ''),
       'UTF8')), 'hex') as seal, count(*)::int as voters
   from vote_ballots where vote_id = $1::uuid`,
);

/** With the vote locked: the result of every option from the ballots themselves, and the seal over all of them. */
export async function countBallots(
  tx: Executor,
  voteId: string,
  head: string,
): Promise<{ seal: string; voters: number }> {
  await tx.query({
    text: `update vote_options o set ballots = coalesce(c.ballots, 0), weight = coalesce(c.weight, 0)
      from vote_options p left join (
        select place, count(*)::int as ballots, sum(weight)::int as weight
        from vote_ballots b, unnest(b.options) place where b.vote_id = $1 group by place) c on c.place = p.place
      where o.vote_id = $1 and p.id = o.id`,
    values: [voteId],
  });
  const [row] = await seal(tx, [voteId, head]);
  return row ?? { seal: '', voters: 0 };
}

export async function listBallotsOfPerson(
  tx: Executor,
  userId: string,
): Promise<(BallotRow & { title: string; labels: string[] })[]> {
  const { rows } = await tx.query<BallotRow & { title: string; labels: string[] }>({
    text: `select b.*, v.title, array(select o.label from vote_options o where o.vote_id = v.id and o.place = any (b.options)
        order by o.place) as labels
      from vote_ballots b join votes v on v.id = b.vote_id where b.user_id = $1 order by b.cast_at, b.id`,
    values: [userId],
  });
  return rows;
}

/** The ballot stays a line of the list; nobody can tell any more whose it was. */
export async function removePersonFromBallots(tx: Executor, userId: string): Promise<void> {
  await tx.query({
    text: `with keys as (
        delete from vote_ballot_keys k using votes v where v.state = 'open' and k.vote_id = v.id and k.user_id = $1)
      update vote_ballots set user_id = null, nonce = null, client_key = null where user_id = $1`,
    values: [userId],
  });
}

// Owns the SQL of votes and their options: rows in, rows out, no decisions.

import type { VoteTab } from '@stagepass/contract/votes/kinds.ts';
import type { VoteCounts } from '@stagepass/contract/votes/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { gatheredOn } from '#platform/db/gather.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { bigWhole, id } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { OptionRow, VoteRow, VotesTables } from './tables.ts';

const db = tablesOf<VotesTables>();
export const {
  insert: insertVote,
  lock: lockVote,
  update: updateVote,
  remove: removeVoteRow,
} = rowsById(db, 'votes');

const byIds = prepared<VoteRow>('votes-by-ids', 'select * from votes where id = any ($1::uuid[])');

export async function listVoteRows(tx: Executor, ids: readonly string[]): Promise<VoteRow[]> {
  return ids.length === 0 ? [] : byIds(tx, [ids]);
}

const findGathered = gatheredOn(async (on: Executor, ids) => {
  return new Map((await listVoteRows(on, ids)).map((row) => [row.id, row]));
});

/** Of all who ask at this moment, in one query: a vote that many are at costs one look-up. */
export function findVote(tx: Executor, voteId: string): Promise<VoteRow | undefined> {
  return findGathered(tx, voteId);
}

const optionsOf = prepared<OptionRow>(
  'vote-options',
  'select * from vote_options where vote_id = any ($1::uuid[]) order by vote_id, place',
);

/** By the vote's id, in their order. */
export async function listOptions(
  tx: Executor,
  voteIds: readonly string[],
): Promise<ReadonlyMap<string, OptionRow[]>> {
  if (voteIds.length === 0) return new Map();
  return Map.groupBy(await optionsOf(tx, [voteIds]), ({ vote_id }) => vote_id);
}

const optionsGathered = gatheredOn((on: Executor, ids) => listOptions(on, ids));

export async function findOptions(tx: Executor, voteId: string): Promise<OptionRow[]> {
  return (await optionsGathered(tx, voteId)) ?? [];
}

export async function putOptions(
  tx: Executor,
  voteId: string,
  options: readonly Pick<OptionRow, 'id' | 'label' | 'picture'>[],
): Promise<void> {
  await tx.query({ text: 'delete from vote_options where vote_id = $1', values: [voteId] });
  await tx.query({
    text: `insert into vote_options (id, vote_id, place, label, picture)
      select o.id, $1, row_number() over (), o.label, o.picture
      from json_to_recordset($2::json) as o (id uuid, label text, picture jsonb)`,
    values: [voteId, JSON.stringify(options)],
  });
}

/** The text that stands for a picture, wherever an option of the vote shows it. */
export async function describePicture(
  tx: Executor,
  of: { vote_id: string; media_id: string; alt: string },
): Promise<void> {
  await tx.query({
    text: `update vote_options set picture = jsonb_set(picture, '{alt}', to_jsonb($3::text))
      where vote_id = $1 and picture ->> 'id' = $2`,
    values: [of.vote_id, of.media_id, of.alt],
  });
}

export const byTurn = keyset({ turn: bigWhole, id });

/** $2 is the moment: a vote whose end has passed is closed, also before a job has said so. */
const isClosed = `(v.state = 'closed' or v.state = 'open' and v.closes_at <= $2)`;
const tabs: Record<VoteTab, string> = {
  all: `v.state <> 'draft'`,
  open: `v.state = 'open' and v.opens_at <= $2 and v.closes_at > $2`,
  scheduled: `v.state = 'open' and v.opens_at > $2`,
  closed: isClosed,
  unanswered: `${isClosed} and v.binding and v.answer is null`,
  draft: `v.state = 'draft'`,
};
/** In milliseconds: further than any date. */
const BAND = 1e15;
const ms = (at: string) => `floor(extract(epoch from ${at}) * 1000)`;

/** What can still be voted on comes first, the next to close before the others; then what is planned; then what is over, latest first. */
const turn = `(case when ${tabs.open} then ${ms('v.closes_at')}
    when ${tabs.scheduled} then ${BAND} + ${ms('v.opens_at')} else 3 * ${BAND} - ${ms('v.sort_at')} end)::float8`;

type ListedVote = VoteRow & { turn: number };

const tabPage = (tab: VoteTab) =>
  prepared<ListedVote>(
    `votes-tab-${tab}`,
    `select x.* from (select v.*, ${turn} as turn from votes v where v.club_id = $1 and v.kind = 'vote' and ${tabs[tab]} and ($3 or v.hidden_at is null)
       and $2::timestamptz is not null) x
     where $4::float8 is null or (x.turn, x.id) > ($4, $5::uuid)
     order by x.turn, x.id limit $6`,
  );
const tabPages = Object.fromEntries((Object.keys(tabs) as VoteTab[]).map((tab) => [tab, tabPage(tab)]));

/** `all`: with what is out of sight. */
export async function listTab(
  tx: Executor,
  of: { club_id: string; tab: VoteTab; now: Date; all: boolean },
  { after, limit }: PageOf<typeof byTurn>,
): Promise<ListedVote[]> {
  const values = [of.club_id, of.now, of.all, after?.turn ?? null, after?.id ?? null, limit];
  return (await tabPages[of.tab]?.(tx, values)) ?? [];
}

const counts = prepared<VoteCounts>(
  'votes-counts',
  `select ${(Object.keys(tabs) as VoteTab[])
    .map((tab) => `count(*) filter (where ${tabs[tab]})::int as "${tab}"`)
    .join(', ')}
   from votes v where v.club_id = $1 and v.kind = 'vote' and ($3 or v.hidden_at is null)`,
);

export async function countTabs(
  tx: Executor,
  of: { club_id: string; now: Date; all: boolean },
): Promise<VoteCounts> {
  const [row] = await counts(tx, [of.club_id, of.now, of.all]);
  const none = { all: 0, open: 0, scheduled: 0, closed: 0, unanswered: 0, draft: 0 };
  return { ...none, ...row, ...(of.all ? {} : { draft: 0 }) };
}

/** Held until the transaction ends: one at a time opens a vote of a club, so that none is one too many. */
export async function lockClubVotes(tx: Executor, clubId: string): Promise<void> {
  await oneAtATime(tx, 'votes', clubId);
}

/** Ids of votes, with what is asked of each list. */
async function listIds(tx: Executor, where: string, { now, limit, except }: Asked): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from votes where ${where} and not id = any ($3::uuid[]) limit $2`,
    values: [now, limit, except],
  });
  return rows.map((row) => row.id);
}

/** Their end has passed, and they are not sealed yet. */
export function listToClose(tx: Executor, asked: Asked): Promise<string[]> {
  return listIds(tx, `state = 'open' and closes_at <= $1`, asked);
}

/** Open since a moment that had been named before. */
export function listToAnnounce(tx: Executor, asked: Asked): Promise<string[]> {
  const where = `state = 'open' and announced_at is null and kind = 'vote' and opens_at <= $1`;
  return listIds(tx, where, asked);
}

/** Closed and binding, without an answer in time. */
export function listOverdue(tx: Executor, asked: Asked): Promise<string[]> {
  const where = `state = 'closed' and binding and answer is null and due_told_at is null and answer_due_at <= $1`;
  return listIds(tx, where, asked);
}

/** Votes of a club that are open; at most so many. */
export async function listUnclosed(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from votes where club_id = $1 and state = 'open' limit $2`,
    values: [clubId, limit],
  });
  return rows.map((row) => row.id);
}

/** What a club's votes say goes; the sealed numbers stay. At most so many at once; answers which. */
export async function removeWords(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `update votes set title = '', story = '', answer = case when answer is not null then '' end
      where id in (select id from votes where club_id = $1 and title <> '' limit $2) returning id`,
    values: [clubId, limit],
  });
  const ids = rows.map((row) => row.id);
  await tx.query({
    text: `update vote_options set label = '', picture = null where vote_id = any ($1::uuid[])`,
    values: [ids],
  });
  return ids;
}

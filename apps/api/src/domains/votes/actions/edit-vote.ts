// Owns the writing of votes: made as a draft, changed, deleted; each in the club's log.

import { isDeepStrictEqual } from 'node:util';
import { openingProblems } from '@stagepass/base/vote-opening.ts';
import { conflict } from '@stagepass/contract/common-errors.ts';
import { tokenNotFound } from '@stagepass/contract/tokens/errors.ts';
import { voteFrozen, voteNotFound, voteNotReady, voteWrongState } from '@stagepass/contract/votes/errors.ts';
import type { VoteDraft, VoteView } from '@stagepass/contract/votes/shapes.ts';
import { checkTree } from '#domains/conditions/public/check-tree.ts';
import { claimMedia } from '#domains/media/public/claim-media.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import { deedLog } from '#domains/safety/public/record-deed.ts';
import { tokenSymbols } from '#domains/tokens/public/token-symbols.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { type At, loadVoteToManage } from '../access.ts';
import { indexVote } from '../search-document.ts';
import type { OptionRow, VoteRow } from '../tables.ts';
import { tellChanged } from '../tell.ts';
import { presentVotes } from '../views.ts';
import { stateOf } from '../vote.rules.ts';
import { findOptions, insertVote, lockVote, putOptions, removeVoteRow, updateVote } from '../votes.store.ts';

export async function createVote(
  platform: Platform,
  actor: Actor,
  clubId: string,
  draft: VoteDraft,
): Promise<VoteView> {
  return platform.db.transaction(async (tx) => {
    const at = await loadClubFor(platform, tx, actor, clubId, 'manage-content');
    const now = platform.clock.now();
    const row: VoteRow = {
      ...freshVote({ id: newId(platform), club_id: at.club.id, created_at: now }),
      ...columnsOf(draft),
      created_by: signedIn(actor).user_id,
    };
    await requireParts(tx, row);
    await insertVote(tx, stored(row));
    await writeOptions(platform, tx, { row, at, actor, before: [] }, draft);
    await log(platform, tx, actor, row, 'votes.made');
    return presentOne(platform, tx, row, at);
  });
}

/** As every vote begins. */
export function freshVote(of: Pick<VoteRow, 'id' | 'club_id' | 'created_at'>): VoteRow {
  return {
    ...of,
    kind: 'vote',
    post_id: null,
    state: 'draft',
    title: '',
    story: '',
    choice: 'single',
    most_choices: 1,
    weighting: 'one',
    weights: [],
    changeable: true,
    results: 'live',
    binding: false,
    condition: null,
    opens_at: null,
    closes_at: null,
    version: 1,
    created_by: null,
    announced_at: null,
    closed_at: null,
    voters: null,
    seal: null,
    answer: null,
    answered_by: null,
    answered_at: null,
    answer_due_at: null,
    due_told_at: null,
    hidden_at: null,
    hidden_reason: null,
    sort_at: of.created_at,
  };
}

export async function changeVote(
  platform: Platform,
  actor: Actor,
  id: string,
  { version, ...draft }: VoteDraft & { version: number },
): Promise<VoteView> {
  return platform.db.transaction(async (tx) => {
    const door = await loadVoteToManage(platform, tx, actor, id);
    const before = (await lockVote(tx, id)) ?? fail(voteNotFound);
    if (before.version !== version) fail(conflict);
    const options = await findOptions(tx, id);
    const now = platform.clock.now();
    const state = stateOf(before, now);
    if (state === 'closed') fail(voteWrongState, { state });
    const written: VoteRow = { ...before, ...columnsOf(draft), version: version + 1 };
    if (before.state === 'open' && written.opens_at === null) written.opens_at = before.opens_at;
    if (state === 'open') requireUnfrozen(before, written, { options, draft });
    const { title, story } = draft;
    const row = state === 'open' ? { ...before, title, story, version: version + 1 } : written;
    // Of an open vote nothing but words changes, also where a tier or an item that it names is gone since.
    if (state !== 'open') await requireParts(tx, row);
    if (state === 'scheduled') requireReady(row, draft.options.length, now);
    const { id: _, ...changes } = stored(row);
    await updateVote(tx, id, changes);
    if (state !== 'open') await writeOptions(platform, tx, { row, at: door, actor, before: options }, draft);
    if (row.state !== 'draft') await indexVote(tx, row);
    await log(platform, tx, actor, row, 'votes.changed');
    tellChanged(platform, tx, id);
    return presentOne(platform, tx, row, door);
  });
}

export async function removeVote(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await loadVoteToManage(platform, tx, actor, id);
    const row = (await lockVote(tx, id)) ?? fail(voteNotFound);
    if (row.state !== 'draft') fail(voteWrongState, { state: row.state });
    await releaseMedia(platform, tx, { for: { kind: 'vote', id } });
    await removeVoteRow(tx, id);
    await log(platform, tx, actor, row, 'votes.removed');
  });
}

export function columnsOf({ options: _, opens_at, closes_at, most_choices, weights, ...terms }: VoteDraft) {
  return {
    ...terms,
    weights: terms.weighting === 'tier' ? weights : [],
    most_choices: terms.choice === 'single' ? 1 : most_choices,
    opens_at: opens_at === null ? null : new Date(opens_at),
    closes_at: closes_at === null ? null : new Date(closes_at),
  };
}

export function stored({ sort_at: _, ...row }: VoteRow) {
  return {
    ...row,
    weights: JSON.stringify(row.weights),
    condition: row.condition === null ? null : JSON.stringify(row.condition),
  };
}

/** The words that a club blocks are not looked for: as in posts, its rules do not hold those who moderate, who alone write votes. */
async function requireParts(tx: Tx, row: VoteRow): Promise<void> {
  await checkTree(tx, row.condition, row.club_id);
  if (row.weighting === 'tokens' && !(await tokenSymbols(tx, [row.club_id])).has(row.club_id))
    fail(tokenNotFound);
  const tiers = await loadTiers(
    tx,
    row.weights.map(({ tier_id }) => tier_id),
  );
  const known = row.weights.every(({ tier_id }) => tiers.get(tier_id)?.club_id === row.club_id);
  if (!known) fail(voteNotReady, { problems: [] });
}

function requireReady(row: VoteRow, options: number, now: Date): void {
  const problems = openingProblems(row, options, now);
  if (problems.length > 0) fail(voteNotReady, { problems });
}

/** The story may be completed while fans vote; the question is what they answer. */
const free: ReadonlySet<string> = new Set(['story', 'version', 'weights']);

/** What fans vote on stays as it was when the first of them could. */
function requireUnfrozen(
  before: VoteRow,
  after: VoteRow,
  { options, draft }: { options: readonly OptionRow[]; draft: VoteDraft },
): void {
  const fields: string[] = (Object.keys(after) as (keyof VoteRow)[]).filter(
    (name) => !free.has(name) && !isDeepStrictEqual(before[name], after[name]),
  );
  const same =
    options.length === draft.options.length &&
    options.every(({ label, picture }, at) => {
      const written = draft.options[at];
      return label === written?.label && (picture?.id ?? null) === written.media_id;
    });
  if (!same) fields.push('options');
  // In any order, and without those of tiers that the club has deleted: a reader was not shown them.
  const weightOf = new Map(before.weights.map(({ tier_id, weight }) => [tier_id, weight]));
  if (!after.weights.every(({ tier_id, weight }) => weightOf.get(tier_id) === weight)) fields.push('weights');
  if (fields.length > 0) fail(voteFrozen, { fields });
}

/** New pictures are claimed; those that an option had before stay, whoever of the staff uploaded them. */
async function writeOptions(
  platform: Platform,
  tx: Tx,
  { row, at, actor, before }: { row: VoteRow; at: At; actor: Actor; before: readonly OptionRow[] },
  draft: VoteDraft,
): Promise<void> {
  const subject = { kind: 'vote', id: row.id };
  const known = new Map<string, MediaFacts>();
  for (const { picture } of before) if (picture !== null) known.set(picture.id, picture);
  const asked = draft.options.flatMap(({ media_id }) => media_id ?? []);
  const claimed = await claimMedia(platform, tx, {
    owner_id: signedIn(actor).user_id,
    ids: asked.filter((id) => !known.has(id)),
    for: subject,
    audience: at.club.visibility === 'public' ? 'public' : 'members',
  });
  for (const facts of claimed) known.set(facts.id, facts);
  await releaseMedia(platform, tx, { for: subject, keep: asked });
  const options = draft.options.map(({ label, media_id, alt }) => {
    const picture = known.get(media_id ?? '') ?? null;
    return { id: newId(platform), label, picture: picture && { ...picture, alt: alt ?? picture.alt } };
  });
  await putOptions(tx, row.id, options);
}

export async function presentOne(platform: Platform, tx: Tx, row: VoteRow, at: At): Promise<VoteView> {
  const [view] = await presentVotes(platform, tx, [row], at);
  return view ?? fail(voteNotFound);
}

export const log = deedLog(({ title }: Pick<VoteRow, 'club_id' | 'title'>) => ({ title }));

// Owns the reading of comments: threads under a post, one thread, the answers in one.
import { commentNotFound } from '@stagepass/contract/posts/errors.ts';
import type { CommentThread, CommentView } from '@stagepass/contract/posts/shapes.ts';
import { isStaffFor, may } from '#domains/memberships/public/may.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadCommentFor, loadOpenPostFor, type PostToAnswer, viewerOf, viewingAs } from '../access.ts';
import { listReplies, listShownComments, listThread, listThreads } from '../comments.store.ts';
import { byMoment, guestsMayAnswer, type Key, mayAnswer, OLDEST } from '../posts.rules.ts';
import type { ShownCommentRow } from '../tables.ts';
import { type CommentSetting, presentComment, stateOf, type Viewer } from '../views.ts';

const threadsAtOnce = 20;
const firstReplies = 3;

function placeOf(row: ShownCommentRow): Key {
  return { at_ms: row.created_ms, id: row.id };
}

export async function readThreads(
  platform: Platform,
  actor: Actor,
  postId: string,
  cursor: string | undefined,
) {
  const loaded = await loadOpenPostFor(platform, platform.db, actor, postId);
  const reading = readingOf(platform, actor, loaded);
  const rows = await listThreads(platform.db, {
    ...reading.as,
    post_id: loaded.row.id,
    after: byMoment.read(cursor) ?? OLDEST,
  });
  const tops = rows.filter((row) => row.parent_id === null);
  const page = byMoment.cut(tops, threadsAtOnce, placeOf);
  return {
    data: page.rows.map((top) => threadOf(platform, reading, top, rows)),
    next_cursor: page.next_cursor,
  };
}

/** Wherever in a thread the comment stands, the whole thread is answered. */
export async function readThread(platform: Platform, actor: Actor, id: string): Promise<CommentThread> {
  const loaded = await loadCommentFor(platform, platform.db, actor, id);
  const reading = readingOf(platform, actor, loaded);
  const rows = await listThread(platform.db, { ...reading.as, id: loaded.comment.parent_id ?? id });
  const top = rows.find((row) => row.parent_id === null);
  return top === undefined ? fail(commentNotFound) : threadOf(platform, reading, top, rows);
}

export async function readReplies(platform: Platform, actor: Actor, id: string, cursor: string | undefined) {
  const loaded = await loadCommentFor(platform, platform.db, actor, id);
  const reading = readingOf(platform, actor, loaded);
  const { rows, next_cursor } = await byMoment.page(
    { cursor, limit: threadsAtOnce },
    ({ after = OLDEST }) => listReplies(platform.db, { ...reading.as, parent_id: id, after }),
    placeOf,
  );
  return {
    data: rows.map((row) => presentComment(platform, reading.viewer, row, reading.setting)),
    next_cursor,
  };
}

export async function readComment(platform: Platform, actor: Actor, id: string): Promise<CommentView> {
  const loaded = await loadCommentFor(platform, platform.db, actor, id);
  const { as, viewer, setting } = readingOf(platform, actor, loaded);
  const [row] = await listShownComments(platform.db, { ...as, ids: [id] });
  return row === undefined ? fail(commentNotFound) : presentComment(platform, viewer, row, setting);
}

/** One that was written this moment, as its author sees it. */
export function presentFreshComment(
  platform: Platform,
  actor: Actor,
  loaded: PostToAnswer,
  row: ShownCommentRow,
): CommentView {
  const { viewer, setting } = readingOf(platform, actor, loaded);
  return presentComment(platform, viewer, row, setting);
}

interface Reading {
  viewer: Viewer;
  setting: CommentSetting;
  as: { viewer_id: string | null; staff: boolean };
}

function readingOf(platform: Platform, actor: Actor, { row, club, standing }: PostToAnswer): Reading {
  const viewer = viewerOf(platform, actor);
  const staff = isStaffFor(standing, 'moderate') || standing.operator;
  const audience = club.visibility === 'public' ? row.audience : 'members';
  const terms = { reply_policy: row.reply_policy, reply_rank: row.reply_tier_rank, audience } as const;
  const { role, rank } = viewingAs(standing);
  const out = stateOf(row) === 'shown' && viewer.verified;
  const may_answer =
    out &&
    may(club, standing, 'comment', { post_allows_guests: guestsMayAnswer(terms) }) &&
    mayAnswer(terms, { signed_in: viewer.user_id !== null, role, rank });
  const may_react = out && may(club, standing, 'comment', { post_allows_guests: audience === 'public' });
  return {
    viewer,
    setting: { may_answer, may_react, staff: isStaffFor(standing, 'moderate') },
    as: { viewer_id: viewer.user_id, staff },
  };
}

function threadOf(
  platform: Platform,
  { viewer, setting }: Reading,
  top: ShownCommentRow,
  rows: readonly ShownCommentRow[],
): CommentThread {
  const replies = rows.filter((row) => row.parent_id === top.id);
  const page = byMoment.cut(replies, firstReplies, placeOf);
  return {
    ...presentComment(platform, viewer, top, setting),
    replies: page.rows.map((row) => presentComment(platform, viewer, row, setting)),
    replies_cursor: page.next_cursor,
  };
}

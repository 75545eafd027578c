// Owns posts and comments as subjects: their cards, whose they are, and how they go out of sight and come back.
import { commentAdded, commentRemoved, postRemoved, postRestored } from '@stagepass/contract/posts/events.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { removeDocument } from '#domains/search/public/remove-document.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type Actor, visitor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { unsealed, viewerOf } from './access.ts';
import { publish } from './actions/create-post.ts';
import {
  type CommentRow,
  changeCommentCounts,
  findComment,
  listComments,
  listShownComments,
  lockComment,
  updateComment,
} from './comments.store.ts';
import { tellCommentChanged, tellNewComment, tellPostChanged } from './live.ts';
import { listPosts, lockPost, updatePost } from './posts.store.ts';
import { indexPost } from './search-document.ts';
import { listShownByIds } from './shown-posts.store.ts';
import type { ShownPostRow } from './tables.ts';
import { isStaffRole, presentAuthor, presentPost, stateOf } from './views.ts';

const TITLE_LENGTH = 80;
const TEXT_LENGTH = 280;

function cut(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
}

export const postSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const as = viewerOf(platform, viewer);
    const cards = new Map<string, SubjectCard>();
    for (const row of await listReadable(tx, viewer, ids)) {
      if (!mayKnowOf(row, viewer)) continue;
      const post = presentPost(platform, as, row);
      const text = post.sealed === null ? post.text : post.sealed.teaser;
      cards.set(row.id, {
        kind: 'post',
        id: row.id,
        title: cut(text, TITLE_LENGTH) || row.club_name,
        text: cut(text, TEXT_LENGTH),
        path: `/club/post-detail/${row.id}`,
        picture_url: post.sealed === null ? (post.media[0]?.small_url ?? null) : null,
        author: presentAuthorCard(platform, row),
        club_id: row.club_id,
        state: row.hidden || row.held ? 'hidden' : 'shown',
      });
    }
    return cards;
  },
  async facts(tx, ids) {
    const rows = await listPosts(tx, ids);
    return new Map(rows.map(({ id, author_id, club_id }) => [id, { author_id, club_id }]));
  },
  async hide(platform, tx, id) {
    const post = await lockPost(tx, id);
    if (post === undefined || post.hidden_at !== null) return;
    await updatePost(tx, id, { hidden_at: platform.clock.now(), pinned_at: null });
    await removeDocument(tx, { kind: 'post', id });
    await tx.emit(postRemoved, { post_id: id, club_id: post.club_id, author_id: post.author_id });
    tellPostChanged(platform, tx, { club_id: post.club_id, post_id: id, change: 'removed' });
    tx.afterCommit(() => platform.realtime.recheck({ place: `post:${id}` }));
  },
  async restore(platform, tx, id) {
    const post = await lockPost(tx, id);
    if (post === undefined || (post.hidden_at === null && post.held_at === null)) return;
    const found = await loadClubAndStanding(platform, tx, visitor, post.club_id);
    if (found === undefined) return;
    const now = platform.clock.now();
    // What was held appears now, unless its time is still to come; what was hidden comes back to its place.
    const due = post.publish_at === null || post.publish_at <= now;
    const published_at = post.published_at ?? (due ? now : null);
    await updatePost(tx, id, { hidden_at: null, held_at: null, published_at });
    if (published_at === null) return;
    const shown = { ...post, hidden_at: null, published_at };
    // Seen before (only what was out is marked as edited): it comes back without telling anybody again whom it mentions.
    if (post.published_at !== null || post.edited_at !== null) return comeBack(platform, tx, shown);
    await publish(platform, tx, { post: shown, club: found.club, mentions: post.mentions });
  },
};

async function comeBack(platform: Platform, tx: Tx, post: Parameters<typeof indexPost>[1]): Promise<void> {
  const { id: post_id, club_id, author_id } = post;
  await indexPost(tx, post);
  await tx.emit(postRestored, { post_id, club_id, author_id });
  tellPostChanged(platform, tx, { club_id, post_id, change: 'edited' });
}

function presentAuthorCard(
  platform: Platform,
  row: Parameters<typeof presentAuthor>[1],
): SubjectCard['author'] {
  const { id, user_name, display_name, avatar } = presentAuthor(platform, row);
  return { id, user_name, display_name, avatar };
}

export const commentSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const as = viewerOf(platform, viewer);
    const rows = await listComments(tx, ids);
    const posts = await listReadable(tx, viewer, [...new Set(rows.map((row) => row.post_id))]);
    // Where the post may not be read, neither may what was said under it.
    const readable = new Map(
      posts.flatMap((post) => (mayKnowOf(post, viewer) && !post.sealed ? [[post.id, post] as const] : [])),
    );
    const shown = rows.filter((comment) => {
      const post = readable.get(comment.post_id);
      if (post === undefined || comment.removed_at !== null) return false;
      const unseen = comment.held_at !== null || comment.hidden_at !== null;
      return !unseen || comment.author_id === as.user_id || keepsOrder(post, viewer);
    });
    const reading = { viewer_id: as.user_id, staff: true, ids: shown.map(({ id }) => id) };
    const authors = new Map((await listShownComments(tx, reading)).map((row) => [row.id, row]));
    return new Map(
      shown.flatMap((comment) => {
        const author = authors.get(comment.id);
        return author === undefined ? [] : [[comment.id, commentCard(platform, comment, author)] as const];
      }),
    );
  },
  async facts(tx, ids) {
    const rows = await listComments(tx, ids);
    return new Map(rows.map(({ id, author_id, club_id }) => [id, { author_id, club_id }]));
  },
  async hide(platform, tx, id) {
    const comment = await lockComment(tx, id);
    if (comment === undefined || comment.hidden_at !== null) return;
    await updateComment(tx, id, { hidden_at: platform.clock.now() });
    const { post_id, parent_id, author_id } = comment;
    const [found] = await listComments(tx, [id]);
    if (found !== undefined)
      await tx.emit(commentRemoved, { post_id, club_id: found.club_id, author_id, comment_id: id });
    const told = { post_id, parent_id, comment_id: id, comments: null };
    tellCommentChanged(platform, tx, { ...told, change: 'removed' });
  },
  async restore(platform, tx, id) {
    const comment = await lockComment(tx, id);
    if (comment === undefined || (comment.hidden_at === null && comment.held_at === null)) return;
    await updateComment(tx, id, { hidden_at: null, held_at: null });
    if (comment.held_at !== null) return publishHeld(platform, tx, comment);
    const { post_id, parent_id } = comment;
    const told = { post_id, parent_id, comment_id: id, comments: null };
    tellCommentChanged(platform, tx, { ...told, change: 'edited' });
  },
};

/** Others hear of it only now, where nobody saw it before: one that an edit put on hold had been out since it was written. */
async function publishHeld(
  platform: Platform,
  tx: Tx,
  { id, held_at, created_at }: CommentRow,
): Promise<void> {
  const [comment] = await listComments(tx, [id]);
  if (comment === undefined) return;
  const comments = await changeCommentCounts(tx, comment, 1);
  const { post_id, club_id, author_id, parent_id } = comment;
  const place = { post_id, club_id, author_id, comment_id: id };
  const [post] = await listPosts(tx, [post_id]);
  if (held_at !== null && held_at <= created_at) {
    const parent = parent_id === null ? undefined : await findComment(tx, parent_id);
    await tx.emit(commentAdded, {
      ...place,
      post_author_id: post?.author_id ?? author_id,
      parent_author_id: parent?.author_id ?? null,
      mentioned_ids: comment.mentions.map((mention) => mention.user_id),
    });
  }
  if (post !== undefined)
    tellNewComment(platform, tx, { audience: post.audience, comment: { ...place, parent_id, comments } });
}

function commentCard(
  platform: Platform,
  comment: CommentRow & { club_id: string },
  author: Parameters<typeof presentAuthor>[1],
): SubjectCard {
  return {
    kind: 'comment',
    id: comment.id,
    title: cut(comment.text, TITLE_LENGTH),
    text: cut(comment.text, TEXT_LENGTH),
    path: `/club/post-detail/${comment.post_id}?comment=${comment.id}`,
    picture_url: null,
    author: presentAuthorCard(platform, author),
    club_id: comment.club_id,
    state: comment.held_at !== null || comment.hidden_at !== null ? 'hidden' : 'shown',
  };
}

/** Whoever runs the instance reads what members read, tier or not: nobody judges what they cannot see. */
async function listReadable(tx: Executor, viewer: Actor, ids: readonly string[]): Promise<ShownPostRow[]> {
  const signedIn = viewer.kind === 'user';
  const rows = await listShownByIds(tx, signedIn ? viewer.user_id : null, ids);
  if (!signedIn || !viewer.operator) return rows;
  return Promise.all(rows.map((row) => (row.sealed ? unsealed(tx, row) : row)));
}

function keepsOrder(row: ShownPostRow, viewer: Actor): boolean {
  return isStaffRole(row.my_role) || (viewer.kind === 'user' && viewer.operator);
}

/** Inside the club, and out; what is not out is there for its author and for those who keep order. */
function mayKnowOf(row: ShownPostRow, viewer: Actor): boolean {
  const order = keepsOrder(row, viewer);
  const own = viewer.kind === 'user' && row.author_id === viewer.user_id;
  const inside = order || (!row.club_away && (row.club_visibility === 'public' || row.my_role !== null));
  return inside && (!row.author_out || own || order) && (stateOf(row) === 'shown' || own || order);
}

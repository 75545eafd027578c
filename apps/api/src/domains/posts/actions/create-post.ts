// Owns the writing of a post: permission, the club's rules, media, the place in feeds and search, in one transaction.
import { firstLink } from '@stagepass/base/first-link.ts';
import { mediaNotClaimable } from '@stagepass/contract/media/errors.ts';
import { postEmpty } from '@stagepass/contract/posts/errors.ts';
import { postPublished, textHeld } from '@stagepass/contract/posts/events.ts';
import type { OpenPost, PostAudience, ReplyPolicy } from '@stagepass/contract/posts/shapes.ts';
import type { PollInput } from '@stagepass/contract/votes/poll-shapes.ts';
import { personOf } from '#domains/auth/public/authenticator.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type ClubToWrite, loadClubToWrite } from '#domains/memberships/public/load-club-to-write.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import { documentColumns } from '#domains/search/public/document-along.ts';
import { putPoll } from '#domains/votes/public/polls.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { viewerOf } from '../access.ts';
import { type FreshPost, freshRow } from '../fresh-post.rules.ts';
import { tellNewPost } from '../live.ts';
import { insertPost, insertPostAmongOthers } from '../new-posts.store.ts';
import { findPostByClientKey, updatePost } from '../posts.store.ts';
import { queuePreview } from '../previews.ts';
import { readOwnPost } from '../reads/read-posts.ts';
import { documentOf, indexPost, visibilityOf } from '../search-document.ts';
import type { Mention } from '../tables.ts';
import { presentPost } from '../views.ts';
import { checkWriting, holdNewAccountShort } from './check-writing.ts';
import { audienceOfFiles, checkPublishTime, checkTiers, claimForPost } from './post-terms.ts';

export interface PostDraft {
  client_key: string;
  text: string;
  media_ids: readonly string[];
  audience: PostAudience;
  tier_id: string | null;
  teaser: string;
  reply_policy: ReplyPolicy;
  reply_tier_id: string | null;
  publish_at: string | null;
  poll?: PollInput | null;
}

/** The club that is to be written in, for somebody who may. */
export function openClub(platform: Platform, actor: Actor, clubId: string): Promise<ClubToWrite> {
  return loadClubToWrite(platform, platform.db, signedIn(actor), clubId, 'post');
}

/** The same draft sent again answers the post that it made. */
export async function createPost(
  platform: Platform,
  actor: Actor,
  opened: Promise<ClubToWrite>,
  draft: PostDraft,
): Promise<OpenPost> {
  const author = signedIn(actor);
  const poll = draft.poll ?? null;
  // What a poll asks stands in the text.
  if (draft.text === '' && (draft.media_ids.length === 0 || poll !== null)) fail(postEmpty);
  const now = platform.clock.now();
  const publish_at = draft.publish_at === null ? null : new Date(draft.publish_at);
  checkPublishTime(publish_at, now);
  await holdNewAccountShort(platform, author, 'post');
  const { db } = platform;
  const { club, standing, policy } = await opened;
  const text = [draft.text, draft.teaser, ...(poll?.options ?? [])].join('\n');
  const writing = { text, club_id: club.id, standing, author_id: author.user_id, policy };
  const checked = await checkWriting(db, writing);
  const tiers = await checkTiers(db, { standing, terms: draft });
  const post: FreshPost = {
    id: newId(platform),
    club_id: club.id,
    author_id: author.user_id,
    client_key: draft.client_key,
    text: draft.text,
    media: [],
    mentions: checked.mentions,
    teaser: draft.teaser,
    audience: draft.audience,
    tier_id: draft.tier_id,
    reply_policy: draft.reply_policy,
    reply_tier_id: draft.reply_tier_id,
    created_at: now,
    publish_at,
    published_at: checked.held || publish_at !== null ? null : now,
    held_at: checked.held ? now : null,
    hidden_at: null,
  };
  const url = firstLink(draft.text);
  const plain = draft.media_ids.length === 0 && url === undefined && poll === null;
  const alone = plain && !checked.held && publish_at === null;
  const isNew = alone
    ? await writeAmongOthers(platform, post)
    : await writeWithFiles(platform, post, {
        ids: draft.media_ids,
        audience: audienceOfFiles(draft.audience, club),
        allowed: isStaffFor(standing, 'moderate') || checked.media_for !== 'staff',
        poll,
      });
  if (!isNew) {
    const id = await findPostByClientKey(db, post);
    return readOwnPost(platform, actor, id ?? fail(postEmpty));
  }
  const row = freshRow({ post, club, standing, tiers, person: personOf(author) });
  return row === undefined || poll !== null
    ? readOwnPost(platform, actor, post.id)
    : (presentPost(platform, viewerOf(platform, actor), row) as OpenPost);
}

function heldOf({ id, club_id, author_id }: FreshPost) {
  return { subject_kind: 'post', subject_id: id, club_id, author_id } as const;
}

/** With all that a post can bring along. False where the same draft was sent before. */
async function writeWithFiles(
  platform: Platform,
  post: FreshPost,
  {
    poll,
    ...files
  }: Pick<Parameters<typeof claimForPost>[2], 'ids' | 'audience' | 'allowed'> & {
    poll: PollInput | null;
  },
): Promise<boolean> {
  try {
    return await platform.db.transaction(async (tx) => {
      post.media = await claimForPost(platform, tx, {
        post_id: post.id,
        owner_id: post.author_id,
        ...files,
      });
      if (!(await writePost(platform, tx, post))) return false;
      if (poll !== null) await writePoll(platform, tx, post, poll);
      await queuePreview(platform, tx, { post_id: post.id, url: firstLink(post.text) });
      if (post.held_at !== null) await tx.emit(textHeld, heldOf(post));
      return true;
    });
  } catch (error) {
    // The first sending has the files already: it was its answer that got lost, not the post.
    if (!(error instanceof Failure) || error.reason !== mediaNotClaimable) throw error;
    if ((await findPostByClientKey(platform.db, post)) === undefined) throw error;
    return false;
  }
}

async function writePoll(platform: Platform, tx: Tx, post: FreshPost, poll: PollInput): Promise<void> {
  const { id: post_id, club_id, author_id, publish_at, created_at } = post;
  const opens_at = publish_at ?? created_at;
  const poll_id = await putPoll(platform, tx, { club_id, post_id, author_id, poll, opens_at });
  await updatePost(tx, post_id, { poll_id });
}

/** False where the same draft was sent before. Where it is out at once, index and event go along in one statement. */
async function writePost(platform: Platform, tx: Tx, post: FreshPost): Promise<boolean> {
  if (post.published_at === null) return insertPost(tx, post);
  const published = publishedOf(platform, post);
  if (!(await insertPost(tx, post, published))) return false;
  tx.afterCommit(published.event.wakeHandlers);
  tellNewPost(platform, tx, tellingOf(post));
  return true;
}

/** The same for a post that is all by itself: its statement is the whole transaction, and carries others' posts along. */
async function writeAmongOthers(platform: Platform, post: FreshPost): Promise<boolean> {
  const published = publishedOf(platform, post);
  if (!(await insertPostAmongOthers(platform.db, post, published))) return false;
  platform.db.afterCommit(published.event.wakeHandlers);
  tellNewPost(platform, platform.db, tellingOf(post));
  return true;
}

function publishedOf({ db }: Platform, post: FreshPost) {
  const { id: post_id, club_id, author_id, audience } = post;
  const mentioned_ids = post.mentions.map(({ user_id }) => user_id);
  const event = db.carry(postPublished, { post_id, club_id, author_id, mentioned_ids, audience });
  return { event, document: documentColumns(documentOf(post)) };
}

function tellingOf({ id: post_id, club_id, author_id, published_at }: FreshPost) {
  return { post_id, club_id, author_id, published_at: published_at?.toISOString() ?? '' };
}

interface Published {
  post: Parameters<typeof indexPost>[1] & { published_at: Date | null };
  club: Pick<Club, 'id' | 'visibility'>;
  mentions: readonly Mention[];
}

/** The moment others see it: findable, told to later rows, told to those who watch. */
export async function publish(
  platform: Platform,
  tx: Tx,
  { post, club, mentions }: Published,
): Promise<void> {
  const subject = { post_id: post.id, club_id: club.id, author_id: post.author_id };
  if (visibilityOf(post) !== 'none') await indexPost(tx, post);
  const mentioned_ids = mentions.map(({ user_id }) => user_id);
  await tx.emit(postPublished, { ...subject, mentioned_ids, audience: post.audience });
  tellNewPost(platform, tx, { ...subject, published_at: post.published_at?.toISOString() ?? '' });
}

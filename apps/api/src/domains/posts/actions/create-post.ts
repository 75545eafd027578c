// Owns the writing of a post: permission, the club's rules, media, the place in feeds and search, in one transaction.
import { postEmpty } from '@stagepass/contract/posts/errors.ts';
import { postPublished, textHeld } from '@stagepass/contract/posts/events.ts';
import type { PostAudience, ReplyPolicy } from '@stagepass/contract/posts/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { isStaff } from '#domains/memberships/public/may.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { tellNewPost } from '../live.ts';
import { firstLink } from '../posts.rules.ts';
import { findPostByClientKey, insertPost } from '../posts.store.ts';
import { queuePreview } from '../previews.ts';
import { indexPost, visibilityOf } from '../search-document.ts';
import type { Mention } from '../tables.ts';
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
}

/** The post's id; the same draft sent again answers the post that it made. */
export async function createPost(
  platform: Platform,
  actor: Actor,
  clubId: string,
  draft: PostDraft,
): Promise<string> {
  const author = signedIn(actor);
  if (draft.text === '' && draft.media_ids.length === 0) fail(postEmpty);
  const now = platform.clock.now();
  const publish_at = draft.publish_at === null ? null : new Date(draft.publish_at);
  checkPublishTime(publish_at, now);
  await holdNewAccountShort(platform, author, 'post');
  return platform.db.transaction(async (tx) => {
    const { club, standing } = await loadClubFor(platform, tx, actor, clubId, 'post');
    const writing = {
      text: `${draft.text}\n${draft.teaser}`,
      club_id: club.id,
      standing,
      author_id: author.user_id,
    };
    const checked = await checkWriting(tx, writing);
    await checkTiers(tx, club.id, draft);
    const id = newId(platform);
    const media = await claimForPost(platform, tx, {
      post_id: id,
      owner_id: author.user_id,
      ids: draft.media_ids,
      audience: audienceOfFiles(draft.audience, club),
      allowed: isStaff(standing) || checked.media_for !== 'staff',
    });
    const post = {
      id,
      club_id: club.id,
      author_id: author.user_id,
      client_key: draft.client_key,
      text: draft.text,
      media: JSON.stringify(media),
      mentions: JSON.stringify(checked.mentions),
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
    if (!(await insertPost(tx, post))) return (await findPostByClientKey(tx, post)) ?? fail(postEmpty);
    const subject = { club_id: club.id, author_id: author.user_id };
    if (checked.held) await tx.emit(textHeld, { subject_kind: 'post', subject_id: id, ...subject });
    await queuePreview(platform, tx, { post_id: id, url: firstLink(draft.text) });
    if (post.published_at !== null) await publish(platform, tx, { post, club, mentions: checked.mentions });
    return id;
  });
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

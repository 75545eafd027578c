// Owns the changing of a post by its author: checked like a new one, marked as edited once it was out.
import { firstLink } from '@stagepass/base/first-link.ts';
import { alreadyPublished, postEmpty, postNotFound } from '@stagepass/contract/posts/errors.ts';
import { postEdited, textHeld } from '@stagepass/contract/posts/events.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { setAudience } from '#domains/media/public/set-audience.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type LoadedPost, loadPostFor } from '../access.ts';
import { tellPostChanged } from '../live.ts';
import { isForSome } from '../posts.rules.ts';
import { lockPost, updatePost } from '../posts.store.ts';
import { withPicture } from '../previews.rules.ts';
import { queuePreview } from '../previews.ts';
import { indexPost } from '../search-document.ts';
import type { PostRow } from '../tables.ts';
import { checkWriting } from './check-writing.ts';
import { type PostDraft, publish } from './create-post.ts';
import { audienceOfFiles, checkPublishTime, checkTiers, claimForPost } from './post-terms.ts';

export type PostChanges = { [Key in keyof Omit<PostDraft, 'client_key'>]?: PostDraft[Key] | undefined };

export async function editPost(
  platform: Platform,
  actor: Actor,
  id: string,
  changes: PostChanges,
): Promise<void> {
  const author = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const loaded = await loadPostFor(platform, tx, actor, id);
    const before = await lockPost(tx, id);
    if (before === undefined || before.author_id !== author.user_id) return fail(postNotFound);
    requireMay(loaded.club, loaded.standing, 'take-part');
    const now = platform.clock.now();
    const after = await changed(tx, loaded, before, changes, now);
    const { media, link, mentions, held } = await checked(platform, tx, loaded, after, changes);
    const waits = after.published_at === null || held;
    await updatePost(tx, id, {
      text: after.text,
      teaser: after.teaser,
      media: JSON.stringify(media),
      mentions: JSON.stringify(mentions),
      audience: after.audience,
      tier_id: after.tier_id,
      reply_policy: after.reply_policy,
      reply_tier_id: after.reply_tier_id,
      publish_at: after.publish_at,
      // Held anew: out of sight again, as if it had not been let out yet.
      published_at: held ? null : after.published_at,
      held_at: held ? (before.held_at ?? now) : before.held_at,
      ...(before.published_at === null ? {} : { edited_at: now }),
      link: link && JSON.stringify(link),
    });
    await tell(platform, tx, {
      loaded,
      before,
      after: { ...after, published_at: waits ? null : after.published_at },
      held,
    });
  });

  async function tell(
    platform: Platform,
    tx: Tx,
    { loaded, before, after, held }: { loaded: LoadedPost; before: PostRow; after: PostRow; held: boolean },
  ): Promise<void> {
    const subject = { post_id: id, club_id: after.club_id, author_id: after.author_id };
    if (held && before.held_at === null)
      await tx.emit(textHeld, {
        subject_kind: 'post',
        subject_id: id,
        club_id: after.club_id,
        author_id: after.author_id,
      });
    if (firstLink(after.text) !== firstLink(before.text))
      await queuePreview(platform, tx, { post_id: id, url: firstLink(after.text) });
    if (before.published_at === null && after.published_at !== null)
      return publish(platform, tx, { post: after, club: loaded.club, mentions: after.mentions });
    await indexPost(tx, after);
    if (before.published_at === null) return;
    await tx.emit(postEdited, { ...subject, narrowed: isNarrower(after, before) });
    const { author_id: _, ...told } = subject;
    tellPostChanged(platform, tx, { ...told, change: after.published_at === null ? 'removed' : 'edited' });
    // Not all who are at the post may still read it.
    if (after.published_at === null || after.audience !== before.audience || after.tier_id !== before.tier_id)
      tx.afterCommit(() => platform.realtime.recheck({ place: `post:${id}` }));
  }
}

/** Whoever was told of it may not be among those it is for now. */
function isNarrower(after: Pick<PostRow, 'audience'>, before: Pick<PostRow, 'audience'>): boolean {
  return isForSome(after.audience) && after.audience !== before.audience;
}

/** What it would be. Its time can be changed only while it is still to come. */
async function changed(
  tx: Tx,
  { standing }: LoadedPost,
  before: PostRow,
  changes: PostChanges,
  now: Date,
): Promise<PostRow> {
  const { publish_at: at, media_ids: _, ...rest } = changes;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const after: PostRow = { ...before, ...given };
  // A tier that is no longer asked for is forgotten, so that sending the audience alone is enough.
  if (after.audience !== 'tier' && changes.tier_id === undefined) after.tier_id = null;
  if (after.reply_policy !== 'tier' && changes.reply_tier_id === undefined) after.reply_tier_id = null;
  if (at !== undefined) {
    if (before.published_at !== null) fail(alreadyPublished);
    after.publish_at = at === null ? null : new Date(at);
    checkPublishTime(after.publish_at, now);
    if (at === null && before.held_at === null) after.published_at = now;
  }
  await checkTiers(tx, { standing, terms: after, before });
  return after;
}

async function checked(
  platform: Platform,
  tx: Tx,
  { club, standing }: LoadedPost,
  after: PostRow,
  { media_ids }: PostChanges,
) {
  const text = `${after.text}\n${after.teaser}`;
  const writing = await checkWriting(tx, { text, club_id: club.id, standing, author_id: after.author_id });
  const subject = { kind: 'post', id: after.id };
  const audience = audienceOfFiles(after.audience, club);
  // What was shown of a page goes with the link to it.
  let link = after.link?.url === firstLink(after.text) ? after.link : null;
  let media = after.media;
  if (media_ids !== undefined) {
    media = await claimForPost(platform, tx, {
      post_id: after.id,
      owner_id: after.author_id,
      ids: media_ids,
      audience,
      allowed: isStaffFor(standing, 'moderate') || writing.media_for !== 'staff',
    });
  }
  const keep = [...media, ...(link?.picture ? [link.picture] : [])].map(({ id }) => id);
  if (media_ids !== undefined || link !== after.link)
    await releaseMedia(platform, tx, { for: subject, keep });
  if (keep.length > 0) {
    const moved = await setAudience(platform, tx, { for: subject, audience });
    media = media.map((facts) => moved.get(facts.id) ?? facts);
    link = withPicture(link, moved);
  }
  if (after.text === '' && media.length === 0) fail(postEmpty);
  after.mentions = writing.mentions;
  return { media, link, mentions: writing.mentions, held: writing.held };
}

// Owns what posts do when something else changed: pictures that got another text, a club that is not open any more, a lost tier or plan.
import { clubChanged, clubClosed } from '@stagepass/contract/clubs/events.ts';
import { mediaDescribed } from '@stagepass/contract/media/events.ts';
import { tierChanged } from '@stagepass/contract/memberships/events.ts';
import { subscriptionEnded } from '@stagepass/contract/subscriptions/events.ts';
import { listMediaFacts } from '#domains/media/public/list-media-facts.ts';
import { onEvent } from '#platform/domain.ts';
import { dropFeedsOf } from './feed-cache.ts';
import { tellPostChanged } from './live.ts';
import { queueMove } from './move-media.ts';
import { lockPost, updatePost } from './posts.store.ts';
import { settle } from './settle.ts';

export const handlers = [
  onEvent('posts-keep-media-facts', mediaDescribed, async (platform, tx, { used_kind, used_id }) => {
    if (used_kind !== 'post') return;
    const post = await lockPost(tx, used_id);
    if (post === undefined) return;
    const facts = await listMediaFacts(tx, { kind: 'post', id: used_id });
    const media = post.media.map((entry) => facts.get(entry.id) ?? entry);
    await updatePost(tx, used_id, { media: JSON.stringify(media) });
    tellPostChanged(platform, tx, { club_id: post.club_id, post_id: post.id, change: 'edited' });
  }),
  onEvent('posts-drop-changed', clubChanged, async (platform, _tx, { club_id }) =>
    dropFeedsOf(platform, club_id),
  ),
  onEvent('posts-move-media', clubChanged, (platform, tx, { club_id }) => queueMove(platform, tx, club_id)),
  onEvent('posts-drop-closed', clubClosed, async (platform, _tx, { club_id }) =>
    dropFeedsOf(platform, club_id),
  ),
  // Whoever watches a post for that tier does not read it any more.
  onEvent('posts-recheck-tier', tierChanged, async (platform, tx, { user_id, from, to }) => {
    if (from !== null && (to === null || to.rank < from.rank))
      tx.afterCommit(() => platform.realtime.recheck({ user_id }));
  }),
  onEvent('posts-recheck-subscriber', subscriptionEnded, async (platform, tx, { user_id }) => {
    tx.afterCommit(() => platform.realtime.recheck({ user_id }));
  }),
  // Whoever was writing while the rest of the club was being settled may have come after its posts were.
  onEvent('posts-settle-closed', clubClosed, async (platform, tx, { club_id }) => {
    await settle(platform, tx, club_id);
  }),
];

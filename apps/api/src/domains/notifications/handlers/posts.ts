// Owns who is told of posts, comments, reactions and new followers.
import {
  commentAdded,
  commentRemoved,
  postEdited,
  postPublished,
  postRemoved,
  reactionAdded,
  reactionTakenBack,
  textHeld,
} from '@stagepass/contract/posts/events.ts';
import { userBlocked, userFollowed } from '@stagepass/contract/users/events.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { isStaff } from '#domains/memberships/public/may.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notify.ts';
import { type ClubNotice, tellClub } from '../tell-club.ts';
import { withdraw } from '../withdraw.ts';
import { asReader, cardFor, excerptOf, staffFor, tells } from './told.ts';

async function tellMentioned(
  platform: Platform,
  tx: Tx,
  of: {
    user_ids: readonly string[];
    actor_id: string;
    club_id: string;
    where: 'post' | 'comment';
    id: string;
    post_id: string;
  },
): Promise<void> {
  const { actor_id, club_id, where, id } = of;
  for (const user_id of new Set(of.user_ids)) {
    const card = await cardFor(platform, tx, user_id, { kind: where, id });
    if (card === undefined || card.state !== 'shown') continue;
    await notify(platform, tx, {
      ...{ kind: 'mention', user_ids: [user_id], club_id, actor_id, source: `${where}:${id}` },
      // Whoever opens the post has its comments before them.
      subject: { kind: 'post', id: of.post_id },
      payload: { where, excerpt: excerptOf(card.text) },
      link: card.path,
    });
  }
}

export const postHandlers = [
  tells(
    'follower',
    userFollowed,
    (platform, tx, { follower_id, followed_id }) => tellFollowed(platform, tx, follower_id, followed_id),
    'prompt',
  ),
  tells(
    'mention-in-post',
    postPublished,
    async (platform, tx, told) => {
      const { post_id, club_id, author_id: actor_id, mentioned_ids } = told;
      const where = { where: 'post', id: post_id, post_id } as const;
      await tellMentioned(platform, tx, { user_ids: mentioned_ids, actor_id, club_id, ...where });
    },
    'prompt',
  ),
  tells('club-post', postPublished, async (platform, tx, { post_id, club_id, author_id, audience }) => {
    // Posts for single tiers are found by those who may read them; a fan's post is no news of the club.
    if (audience === 'tier') return;
    const to = audience === 'subscribers' ? 'subscribers' : 'members';
    const found = await loadClubAndStanding(platform, tx, asReader(author_id), club_id);
    if (found === undefined || !isStaff(found.standing)) return;
    const card = await cardFor(platform, tx, author_id, { kind: 'post', id: post_id });
    if (card === undefined || card.state !== 'shown') return;
    const notice: ClubNotice<'club-post'> = {
      ...{ kind: 'club-post', club_id, actor_id: author_id, source: `post:${post_id}` },
      subject: { kind: 'post', id: post_id },
      // Whoever reads what only a plan opens does so in the post itself, where it counts as use.
      payload: { excerpt: to === 'subscribers' ? '' : excerptOf(card.text) },
      link: card.path,
    };
    await tellClub(platform, tx, notice, { to });
  }),
  tells(
    'comment',
    commentAdded,
    async (platform, tx, told) => {
      const { comment_id, post_id, club_id, author_id, post_author_id, parent_author_id } = told;
      const direct = parent_author_id === null;
      const to = direct ? post_author_id : parent_author_id;
      if (to === author_id) return;
      const card = await cardFor(platform, tx, to, { kind: 'comment', id: comment_id });
      if (card === undefined || card.state !== 'shown') return;
      const post = await cardFor(platform, tx, to, { kind: 'post', id: post_id });
      const shared = {
        ...{ user_ids: [to], club_id, actor_id: author_id, source: `comment:${comment_id}` },
        ...{ bundle: post_id, subject: { kind: 'post', id: post_id }, link: card.path },
      };
      const excerpt = excerptOf(card.text);
      if (direct)
        await notify(platform, tx, {
          ...shared,
          kind: 'comment',
          payload: { title: post?.title ?? '', excerpt },
        });
      else await notify(platform, tx, { ...shared, kind: 'reply', payload: { excerpt } });
    },
    'prompt',
  ),
  tells(
    'mention-in-comment',
    commentAdded,
    async (platform, tx, told) => {
      const {
        comment_id: id,
        post_id,
        club_id,
        author_id: actor_id,
        parent_author_id,
        post_author_id,
      } = told;
      // Whoever is told that they were answered is not told of the same words twice.
      const answered = parent_author_id ?? post_author_id;
      const user_ids = told.mentioned_ids.filter((one) => one !== answered);
      await tellMentioned(platform, tx, { user_ids, actor_id, club_id, where: 'comment', id, post_id });
    },
    'prompt',
  ),
  tells('reaction', reactionAdded, async (platform, tx, told) => {
    const { subject_kind: where, subject_id: id, club_id, subject_author_id: to, user_id: actor_id } = told;
    if (to === actor_id) return;
    const card = await cardFor(platform, tx, to, { kind: where, id });
    if (card === undefined || card.state !== 'shown') return;
    await notify(platform, tx, {
      ...{ kind: 'reaction', user_ids: [to], club_id, actor_id, source: `${id}:${actor_id}`, bundle: id },
      subject: { kind: 'post', id: told.post_id },
      payload: { where, reaction: told.kind, excerpt: excerptOf(card.text) },
      link: card.path,
    });
  }),
  tells('reaction-taken-back', reactionTakenBack, (platform, tx, { subject_id, user_id }) =>
    withdraw(platform, tx, { source: `${subject_id}:${user_id}` }),
  ),
  tells('comment-removed', commentRemoved, (platform, tx, { comment_id }) =>
    withdraw(platform, tx, { source: `comment:${comment_id}` }),
  ),
  tells('club-post-narrowed', postEdited, async (platform, tx, { post_id, narrowed }) => {
    if (narrowed) await withdraw(platform, tx, { source: `post:${post_id}` });
  }),
  tells('club-post-removed', postRemoved, async (platform, tx, { post_id }) => {
    await withdraw(platform, tx, { source: `post:${post_id}` });
    await withdraw(platform, tx, { post_id });
  }),
  tells('follower-blocked', userBlocked, async (platform, tx, { blocker_id, blocked_id }) => {
    await withdraw(platform, tx, { user_id: blocker_id, actor_id: blocked_id });
    await withdraw(platform, tx, { user_id: blocked_id, actor_id: blocker_id });
  }),
  tells('text-held', textHeld, async (platform, tx, told) => {
    const staff = await staffFor(platform, tx, told.club_id, 'manage-content');
    if (staff === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'text-held', user_ids: staff.user_ids, club_id: told.club_id, actor_id: told.author_id },
      source: `${told.subject_kind}:${told.subject_id}`,
      subject: { kind: told.subject_kind, id: told.subject_id },
      payload: { where: told.subject_kind },
      link: `/club/${staff.club.handle}/manage`,
    });
  }),
];

async function tellFollowed(platform: Platform, tx: Tx, follower: string, followed: string): Promise<void> {
  const card = (await loadUserCards(platform, tx, [follower])).get(follower);
  if (card === undefined) return;
  await notify(platform, tx, {
    ...{ kind: 'follower', user_ids: [followed], club_id: null, actor_id: follower },
    // Following, taking it back and following again is told once.
    source: follower,
    subject: { kind: 'user', id: follower },
    payload: {},
    link: `/user/${card.user_name}`,
  });
}

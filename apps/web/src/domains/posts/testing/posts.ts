// Posts, comments and a club as the contract has them, for tests.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type {
  CommentThread,
  CommentView,
  OpenPost,
  PostAuthor,
  SealedPost,
} from '@stagepass/contract/posts/shapes.ts';

export const juno: PostAuthor = {
  id: 'u-juno',
  user_name: 'juno_vale',
  display_name: 'Juno Vale',
  avatar: null,
  role: 'owner',
  tier: { rank: 4, name: 'Backstage', hue: 330 },
};

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 330, picture_url: null };
const published_at = '2026-03-04T18:00:00.000Z';

export function aPost(change: Partial<OpenPost> = {}): OpenPost {
  return {
    id: 'p1',
    club,
    author: juno,
    published_at,
    sealed: null,
    state: 'shown',
    text: 'Soundcheck at **six**. Bring a coat.',
    media: [],
    link: null,
    mentions: [],
    poll: null,
    audience: 'public',
    tier: null,
    teaser: '',
    reply_policy: 'everyone',
    reply_tier: null,
    edited_at: null,
    pinned_at: null,
    counts: { comments: 2, reactions: { heart: 3 } },
    mine: { reaction: null, bookmarked: false },
    can: { edit: false, remove: false, pin: false, comment: true, react: true, report: true },
    ...change,
  };
}

export function aSealedPost(change: Partial<SealedPost['sealed']> = {}): SealedPost {
  const tier = { id: 't3', rank: 3, name: 'Front Row', hue: 330 };
  const needs = { kind: 'tier', tier_id: 't3', label: 'Front Row' } as const;
  const sealed = {
    way_in: 'condition',
    needs,
    tier,
    teaser: 'One minute of the new song',
    ...change,
  } as const;
  return { id: 'p2', club, author: juno, published_at, sealed };
}

/** By itself: as an answer to another, or as it comes back when it was written. */
export function aReply(change: Partial<CommentView> = {}): CommentView {
  return {
    id: 'k1',
    post_id: 'p1',
    parent_id: null,
    author: { ...juno, id: 'u-sam', user_name: 'sam', display_name: 'Sam', role: 'member', tier: null },
    state: 'shown',
    text: 'I was in row C.',
    mentions: [],
    created_at: published_at,
    edited_at: null,
    counts: { replies: 0, reactions: {} },
    mine: { reaction: null },
    can: { edit: false, remove: false, reply: true, react: true, report: true },
    ...change,
  };
}

export function aComment(change: Partial<CommentThread> = {}): CommentThread {
  return { ...aReply(), replies: [], replies_cursor: null, ...change };
}

export function aPicture(change: Partial<MediaView> = {}): MediaView {
  return {
    id: 'm1',
    kind: 'picture',
    alt: 'The stage from row C',
    width: 1600,
    height: 900,
    placeholder: '',
    hue: 20,
    small_url: '/media/m1/small',
    medium_url: '/media/m1/medium',
    large_url: '/media/m1/large',
    video_url: null,
    duration_s: null,
    ...change,
  };
}

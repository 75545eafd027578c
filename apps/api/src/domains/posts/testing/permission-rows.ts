// Owns who may call the endpoints of posts, feeds and comments: at a post of the owner's that everybody may see and answer.
import { randomUUID } from 'node:crypto';
import { commentOf, pollOf, postOf } from '#app/testing/posts.ts';
import {
  anyone,
  type Cells,
  everybody,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const inClub = ({ club }: Stage) => ({ params: { id: club.id } });

const atPost = async (stage: Stage) => ({ params: { id: await postOf(stage) } });
const atComment = async (stage: Stage) => ({ params: { id: await commentOf(stage) } });
const comment = () => ({ client_key: randomUUID(), text: 'Yes!' });
const post = () => ({ client_key: randomUUID(), text: 'Doors at eight.' });

const outsiders = ['visitor', 'unverified', 'guest', 'suspended'] as const;
/** In a private club, posts are there for members and for whoever runs the instance. */
function insideOnly(cells: Cells, missing: string): Cells {
  return refuse(cells, missing, [...outsiders, 'banned']);
}
function seen(cells: Cells, missing: string) {
  return { cells, in_private: insideOnly(cells, missing) };
}
const feed = (cells: Cells) => ({
  cells,
  in_private: { ...refuse(cells, 'clubs.members-only', outsiders), banned: 'clubs.not-found' },
});

/** Guests may, members may; muted and banned people read only, and operators are no members. */
function voice(missing: string, guests: string) {
  const cells = {
    ...verifiedOnly(),
    banned: 'clubs.banned',
    muted: 'clubs.muted',
    operator: guests === 'ok' ? 'ok' : 'clubs.members-only',
  };
  return {
    cells,
    in_private: { ...insideOnly({ ...cells, banned: 'ok' }, missing), operator: 'clubs.members-only' },
  };
}
function staff(missing: string) {
  const cells = staffOnly(verifiedOnly(), 'moderator');
  return { cells, in_private: { ...cells, guest: missing, banned: missing } };
}
const notOwn = (missing: string) => ({ cells: { ...verifiedOnly(missing), owner: 'ok' } });
const members = (): { cells: Cells; in_private: Cells } => {
  const cells = refuse(signedInOnly(), 'clubs.members-only', ['unverified', 'guest', 'operator']);
  const told = { ...cells, banned: 'clubs.banned', muted: 'clubs.muted' };
  return { cells: told, in_private: { ...told, banned: 'clubs.not-found' } };
};

const postRowsOnly = {
  createPost: {
    given: (stage: Stage) => ({ ...inClub(stage), body: post() }),
    cells: {
      ...staffOnly(verifiedOnly(), 'moderator'),
      banned: 'clubs.banned',
    },
    in_private: {
      ...staffOnly(verifiedOnly(), 'moderator'),
      banned: 'clubs.not-found',
    },
  },
  previewLink: { given: () => ({ body: { url: 'http://127.0.0.1/' } }), cells: verifiedOnly() },
  getPost: { given: atPost, ...seen(anyone, 'posts.not-found') },
  editPost: {
    given: async (stage: Stage) => ({ ...(await atPost(stage)), body: { text: 'Doors at nine.' } }),
    ...notOwn('posts.not-found'),
  },
  removePost: { given: atPost, ...staff('posts.not-found') },
  pinPost: {
    given: async (stage: Stage) => {
      await stage.app.platform.db.query({
        text: 'update posts set pinned_at = null where club_id = $1',
        values: [stage.club.id],
      });
      return atPost(stage);
    },
    ...staff('posts.not-found'),
  },
  unpinPost: { given: atPost, ...staff('posts.not-found') },
  bookmarkPost: { given: atPost, ...seen(signedInOnly(), 'posts.not-found') },
  unbookmarkPost: { given: atPost, cells: signedInOnly() },
  reactToPost: {
    given: async (stage: Stage) => ({ ...(await atPost(stage)), body: { kind: 'fire' as const } }),
    ...voice('posts.not-found', 'ok'),
  },
  voteInPoll: {
    given: async (stage: Stage) => {
      const { post_id, option_id } = await pollOf(stage);
      return { params: { id: post_id }, body: { option_ids: [option_id], client_key: randomUUID() } };
    },
    ...voice('posts.not-found', 'ok'),
  },
  takeBackPostReaction: { given: atPost, ...seen(verifiedOnly(), 'posts.not-found') },
  listPostReactions: { given: atPost, ...seen(anyone, 'posts.not-found') },
};

/** Where no post was yet. */
const since = '0~00000000-0000-0000-0000-000000000000';

const feedRows = {
  listClubPosts: { given: inClub, ...feed(anyone) },
  countNewClubPosts: {
    given: (stage: Stage) => ({ ...inClub(stage), query: { since } }),
    ...feed(anyone),
  },
  listPinnedPosts: { given: inClub, ...feed(anyone) },
  listScheduledPosts: { given: inClub, ...members() },
  listHomeFeed: { given: () => ({}), cells: signedInOnly() },
  countNewHomePosts: { given: () => ({ query: { since } }), cells: signedInOnly() },
  listUserPosts: { given: ({ owner }: Stage) => ({ params: { id: owner.id } }), cells: everybody('ok') },
  listBookmarks: { given: () => ({}), cells: signedInOnly() },
  suggestMentions: { given: (stage: Stage) => ({ ...inClub(stage), query: { q: 'a' } }), ...members() },
};

const commentRows = {
  listComments: { given: atPost, ...seen(anyone, 'posts.not-found') },
  getCommentThread: { given: atComment, ...seen(anyone, 'posts.comment-not-found') },
  listReplies: { given: atComment, ...seen(anyone, 'posts.comment-not-found') },
  addComment: {
    given: async (stage: Stage) => ({ ...(await atPost(stage)), body: comment() }),
    ...voice('posts.not-found', 'ok'),
  },
  editComment: {
    given: async (stage: Stage) => ({ ...(await atComment(stage)), body: { text: 'No!' } }),
    ...notOwn('posts.comment-not-found'),
  },
  removeComment: { given: atComment, ...staff('posts.comment-not-found') },
  reactToComment: {
    given: async (stage: Stage) => ({ ...(await atComment(stage)), body: { kind: 'fire' as const } }),
    ...voice('posts.comment-not-found', 'ok'),
  },
  takeBackCommentReaction: { given: atComment, ...seen(verifiedOnly(), 'posts.comment-not-found') },
};

export const postRows = { ...postRowsOnly, ...feedRows, ...commentRows } satisfies RowsOf<'posts'>;

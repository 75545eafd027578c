// Owns which action answers which endpoint of posts, comments and feeds.
import * as comments from '@stagepass/contract/posts/comment-endpoints.ts';
import * as endpoints from '@stagepass/contract/posts/endpoints.ts';
import * as feeds from '@stagepass/contract/posts/feed-endpoints.ts';
import { bind, bindWritten, bindWrittenAhead } from '#platform/http/bind.ts';
import { addComment } from './actions/add-comment.ts';
import { editComment, removeComment } from './actions/change-comment.ts';
import { createPost, openClub } from './actions/create-post.ts';
import { editPost } from './actions/edit-post.ts';
import { keepPost, letGoOfPost } from './actions/keep-post.ts';
import { setPin } from './actions/pin-post.ts';
import { react } from './actions/react.ts';
import { removePost } from './actions/remove-post.ts';
import { previewLink } from './previews.ts';
import { readComment, readReplies, readThread, readThreads } from './reads/read-comments.ts';
import { countNewPosts, readClubFeed, readHomeFeed, readKept, readUserFeed } from './reads/read-feeds.ts';
import {
  readOwnPost,
  readPinned,
  readPost,
  readReactions,
  readWaiting,
  suggestMentions,
} from './reads/read-posts.ts';

const done = { data: { done: true } } as const;

const ofPosts = [
  bindWrittenAhead(
    endpoints.createPost,
    (platform, { actor, params }) => openClub(platform, actor, params.id),
    async (platform, { actor, body }, club) => ({
      json: JSON.stringify({ data: await createPost(platform, actor, club, body) }),
    }),
  ),
  bind(endpoints.previewLink, async (platform, { body }) => ({
    data: await previewLink(platform, body.url),
  })),
  bind(endpoints.getPost, async (platform, { actor, params }) => ({
    data: await readPost(platform, actor, params.id),
  })),
  bind(endpoints.editPost, async (platform, { actor, params, body }) => {
    await editPost(platform, actor, params.id, body);
    return { data: await readOwnPost(platform, actor, params.id) };
  }),
  bind(endpoints.removePost, async (platform, { actor, params }) => {
    await removePost(platform, actor, params.id);
    return done;
  }),
  bind(endpoints.pinPost, async (platform, { actor, params }) => {
    await setPin(platform, actor, params.id, true);
    return done;
  }),
  bind(endpoints.unpinPost, async (platform, { actor, params }) => {
    await setPin(platform, actor, params.id, false);
    return done;
  }),
  bind(endpoints.bookmarkPost, async (platform, { actor, params }) => {
    await keepPost(platform, actor, params.id);
    return done;
  }),
  bind(endpoints.unbookmarkPost, async (platform, { actor, params }) => {
    await letGoOfPost(platform, actor, params.id);
    return done;
  }),
  bind(endpoints.reactToPost, async (platform, { actor, params, body }) => ({
    data: await react(platform, actor, { kind: 'post', id: params.id, reaction: body.kind }),
  })),
  bind(endpoints.takeBackPostReaction, async (platform, { actor, params }) => ({
    data: await react(platform, actor, { kind: 'post', id: params.id, reaction: null }),
  })),
  bind(endpoints.listPostReactions, (platform, { actor, params, query }) =>
    readReactions(platform, actor, { id: params.id, kind: query.kind, cursor: query.cursor }),
  ),
];

const ofFeeds = [
  bindWritten(feeds.listClubPosts, (platform, { actor, params, query }) =>
    readClubFeed(platform, actor, params.id, query),
  ),
  bind(feeds.countNewClubPosts, async (platform, { actor, params, query }) => ({
    data: await countNewPosts(platform, actor, { club: params.id, since: query.since }),
  })),
  bind(feeds.listPinnedPosts, async (platform, { actor, params }) => ({
    data: await readPinned(platform, actor, params.id),
  })),
  bind(feeds.listScheduledPosts, (platform, { actor, params, query }) =>
    readWaiting(platform, actor, params.id, query.cursor),
  ),
  bindWritten(feeds.listHomeFeed, (platform, { actor, query }) => readHomeFeed(platform, actor, query)),
  bind(feeds.countNewHomePosts, async (platform, { actor, query }) => ({
    data: await countNewPosts(platform, actor, { club: null, since: query.since }),
  })),
  bindWritten(feeds.listUserPosts, (platform, { actor, params, query }) =>
    readUserFeed(platform, actor, params.id, query),
  ),
  bind(feeds.listBookmarks, (platform, { actor, query }) => readKept(platform, actor, query)),
  bind(feeds.suggestMentions, async (platform, { actor, params, query }) => ({
    data: await suggestMentions(platform, actor, params.id, query.q),
  })),
];

const ofComments = [
  bind(comments.listComments, (platform, { actor, params, query }) =>
    readThreads(platform, actor, params.id, query.cursor),
  ),
  bind(comments.getCommentThread, async (platform, { actor, params }) => ({
    data: await readThread(platform, actor, params.id),
  })),
  bind(comments.listReplies, (platform, { actor, params, query }) =>
    readReplies(platform, actor, params.id, query.cursor),
  ),
  bind(comments.addComment, async (platform, { actor, params, body }) => {
    const id = await addComment(platform, actor, params.id, body);
    return { data: await readComment(platform, actor, id) };
  }),
  bind(comments.editComment, async (platform, { actor, params, body }) => {
    await editComment(platform, actor, params.id, body.text);
    return { data: await readComment(platform, actor, params.id) };
  }),
  bind(comments.removeComment, async (platform, { actor, params }) => {
    await removeComment(platform, actor, params.id);
    return done;
  }),
  bind(comments.reactToComment, async (platform, { actor, params, body }) => ({
    data: await react(platform, actor, { kind: 'comment', id: params.id, reaction: body.kind }),
  })),
  bind(comments.takeBackCommentReaction, async (platform, { actor, params }) => ({
    data: await react(platform, actor, { kind: 'comment', id: params.id, reaction: null }),
  })),
];

export const routes = [...ofPosts, ...ofFeeds, ...ofComments];

// Owns which action answers which endpoint of posts, comments and feeds.
import * as comments from '@stagepass/contract/posts/comment-endpoints.ts';
import * as endpoints from '@stagepass/contract/posts/endpoints.ts';
import * as feeds from '@stagepass/contract/posts/feed-endpoints.ts';
import { bind, bindData, bindDone, bindWritten, bindWrittenAhead } from '#platform/http/bind.ts';
import { addComment } from './actions/add-comment.ts';
import { editComment, removeComment } from './actions/change-comment.ts';
import { createPost, openClub } from './actions/create-post.ts';
import { editPost } from './actions/edit-post.ts';
import { keepPost, letGoOfPost } from './actions/keep-post.ts';
import { setPin } from './actions/pin-post.ts';
import { react } from './actions/react.ts';
import { removePost } from './actions/remove-post.ts';
import { voteInPoll } from './polls.ts';
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

const ofPosts = [
  bindWrittenAhead(
    endpoints.createPost,
    (platform, { actor, params }) => openClub(platform, actor, params.id),
    async (platform, { actor, body }, club) => ({
      json: JSON.stringify({ data: await createPost(platform, actor, club, body) }),
    }),
  ),
  bindData(endpoints.previewLink, (platform, { body }) => previewLink(platform, body.url)),
  bindData(endpoints.getPost, (platform, { actor, params }) => readPost(platform, actor, params.id)),
  bindData(endpoints.editPost, async (platform, { actor, params, body }) => {
    await editPost(platform, actor, params.id, body);
    return readOwnPost(platform, actor, params.id);
  }),
  bindDone(endpoints.removePost, (platform, { actor, params }) => removePost(platform, actor, params.id)),
  bindDone(endpoints.pinPost, (platform, { actor, params }) => setPin(platform, actor, params.id, true)),
  bindDone(endpoints.unpinPost, (platform, { actor, params }) => setPin(platform, actor, params.id, false)),
  bindDone(endpoints.bookmarkPost, (platform, { actor, params }) => keepPost(platform, actor, params.id)),
  bindDone(endpoints.unbookmarkPost, (platform, { actor, params }) =>
    letGoOfPost(platform, actor, params.id),
  ),
  bindData(endpoints.voteInPoll, (platform, { actor, params, body }) =>
    voteInPoll(platform, actor, params.id, body),
  ),
  bindData(endpoints.reactToPost, (platform, { actor, params, body }) =>
    react(platform, actor, { kind: 'post', id: params.id, reaction: body.kind }),
  ),
  bindData(endpoints.takeBackPostReaction, (platform, { actor, params }) =>
    react(platform, actor, { kind: 'post', id: params.id, reaction: null }),
  ),
  bind(endpoints.listPostReactions, (platform, { actor, params, query }) =>
    readReactions(platform, actor, { id: params.id, kind: query.kind, cursor: query.cursor }),
  ),
];

const ofFeeds = [
  bindWritten(feeds.listClubPosts, (platform, { actor, params, query }) =>
    readClubFeed(platform, actor, params.id, query),
  ),
  bindData(feeds.countNewClubPosts, (platform, { actor, params, query }) =>
    countNewPosts(platform, actor, { club: params.id, since: query.since }),
  ),
  bindData(feeds.listPinnedPosts, (platform, { actor, params }) => readPinned(platform, actor, params.id)),
  bind(feeds.listScheduledPosts, (platform, { actor, params, query }) =>
    readWaiting(platform, actor, params.id, query.cursor),
  ),
  bindWritten(feeds.listHomeFeed, (platform, { actor, query }) => readHomeFeed(platform, actor, query)),
  bindData(feeds.countNewHomePosts, (platform, { actor, query }) =>
    countNewPosts(platform, actor, { club: null, since: query.since }),
  ),
  bindWritten(feeds.listUserPosts, (platform, { actor, params, query }) =>
    readUserFeed(platform, actor, params.id, query),
  ),
  bind(feeds.listBookmarks, (platform, { actor, query }) => readKept(platform, actor, query)),
  bindData(feeds.suggestMentions, (platform, { actor, params, query }) =>
    suggestMentions(platform, actor, params.id, query.q),
  ),
];

const ofComments = [
  bind(comments.listComments, (platform, { actor, params, query }) =>
    readThreads(platform, actor, params.id, query.cursor),
  ),
  bindData(comments.getCommentThread, (platform, { actor, params }) =>
    readThread(platform, actor, params.id),
  ),
  bind(comments.listReplies, (platform, { actor, params, query }) =>
    readReplies(platform, actor, params.id, query.cursor),
  ),
  bindData(comments.addComment, (platform, { actor, params, body }) =>
    addComment(platform, actor, params.id, body),
  ),
  bindData(comments.editComment, async (platform, { actor, params, body }) => {
    await editComment(platform, actor, params.id, body.text);
    return readComment(platform, actor, params.id);
  }),
  bindDone(comments.removeComment, (platform, { actor, params }) =>
    removeComment(platform, actor, params.id),
  ),
  bindData(comments.reactToComment, (platform, { actor, params, body }) =>
    react(platform, actor, { kind: 'comment', id: params.id, reaction: body.kind }),
  ),
  bindData(comments.takeBackCommentReaction, (platform, { actor, params }) =>
    react(platform, actor, { kind: 'comment', id: params.id, reaction: null }),
  ),
];

export const routes = [...ofPosts, ...ofFeeds, ...ofComments];

// Owns which action answers which endpoint of people among each other.
import * as endpoints from '@stagepass/contract/users/people-endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import { loadOwnUser } from './access.ts';
import { blockUser, unblockUser } from './actions/block-user.ts';
import { followUser, unfollowUser } from './actions/follow-user.ts';
import { muteThread, muteUser, muteWord, unmuteThread, unmuteUser, unmuteWord } from './actions/mute.ts';
import { updatePrivacy } from './actions/update-privacy.ts';
import { listApart, listMutedThreads, listMutedWords } from './reads/list-apart.ts';
import { listFollows } from './reads/list-follows.ts';
import { presentPrivacy } from './views.ts';

const done = { data: { done: true } } as const;

export const peopleRoutes = [
  bind(endpoints.followUser, async (platform, { actor, params }) => ({
    data: await followUser(platform, actor, params.id),
  })),
  bind(endpoints.unfollowUser, async (platform, { actor, params }) => ({
    data: await unfollowUser(platform, actor, params.id),
  })),
  bind(endpoints.listFollowers, async (platform, { actor, params, query }) =>
    listFollows(platform, actor, { id: params.id, side: 'followers', cursor: query.cursor }),
  ),
  bind(endpoints.listFollowing, async (platform, { actor, params, query }) =>
    listFollows(platform, actor, { id: params.id, side: 'following', cursor: query.cursor }),
  ),
  bind(endpoints.blockUser, async (platform, { actor, params }) => ({
    data: await blockUser(platform, actor, params.id),
  })),
  bind(endpoints.unblockUser, async (platform, { actor, params }) => ({
    data: await unblockUser(platform, actor, params.id),
  })),
  bind(endpoints.listBlocks, async (platform, { actor, query }) =>
    listApart(platform, actor, { list: 'blocks', cursor: query.cursor }),
  ),
  bind(endpoints.muteUser, async (platform, { actor, params }) => ({
    data: await muteUser(platform, actor, params.id),
  })),
  bind(endpoints.unmuteUser, async (platform, { actor, params }) => ({
    data: await unmuteUser(platform, actor, params.id),
  })),
  bind(endpoints.listMutes, async (platform, { actor, query }) =>
    listApart(platform, actor, { list: 'mutes', cursor: query.cursor }),
  ),
  bind(endpoints.listMutedWords, async (platform, { actor }) => ({
    data: await listMutedWords(platform, actor),
  })),
  bind(endpoints.muteWord, async (platform, { actor, body }) => {
    await muteWord(platform, actor, body.word);
    return { data: await listMutedWords(platform, actor) };
  }),
  bind(endpoints.unmuteWord, async (platform, { actor, params }) => {
    await unmuteWord(platform, actor, params.id);
    return { data: await listMutedWords(platform, actor) };
  }),
  bind(endpoints.listMutedThreads, async (platform, { actor, query }) =>
    listMutedThreads(platform, actor, query.cursor),
  ),
  bind(endpoints.muteThread, async (platform, { actor, params }) => {
    await muteThread(platform, actor, params);
    return done;
  }),
  bind(endpoints.unmuteThread, async (platform, { actor, params }) => {
    await unmuteThread(platform, actor, params);
    return done;
  }),
  bind(endpoints.getPrivacy, async (platform, { actor }) => ({
    data: presentPrivacy(await loadOwnUser(actor, platform.db)),
  })),
  bind(endpoints.updatePrivacy, async (platform, { actor, body }) => ({
    data: await updatePrivacy(platform, actor, body),
  })),
];

// Owns which action answers which endpoint of people among each other.
import * as endpoints from '@stagepass/contract/users/people-endpoints.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import { loadOwnUser } from './access.ts';
import { blockUser, unblockUser } from './actions/block-user.ts';
import { followUser, unfollowUser } from './actions/follow-user.ts';
import { muteThread, muteUser, muteWord, unmuteThread, unmuteUser, unmuteWord } from './actions/mute.ts';
import { updatePrivacy } from './actions/update-privacy.ts';
import { listApart, listMutedThreads, listMutedWords } from './reads/list-apart.ts';
import { listFollows } from './reads/list-follows.ts';
import { presentPrivacy } from './views.ts';

export const peopleRoutes = [
  bindData(endpoints.followUser, (platform, { actor, params }) => followUser(platform, actor, params.id)),
  bindData(endpoints.unfollowUser, (platform, { actor, params }) => unfollowUser(platform, actor, params.id)),
  bind(endpoints.listFollowers, async (platform, { actor, params, query }) =>
    listFollows(platform, actor, { id: params.id, side: 'followers', cursor: query.cursor }),
  ),
  bind(endpoints.listFollowing, async (platform, { actor, params, query }) =>
    listFollows(platform, actor, { id: params.id, side: 'following', cursor: query.cursor }),
  ),
  bindData(endpoints.blockUser, (platform, { actor, params }) => blockUser(platform, actor, params.id)),
  bindData(endpoints.unblockUser, (platform, { actor, params }) => unblockUser(platform, actor, params.id)),
  bind(endpoints.listBlocks, async (platform, { actor, query }) =>
    listApart(platform, actor, { list: 'blocks', cursor: query.cursor }),
  ),
  bindData(endpoints.muteUser, (platform, { actor, params }) => muteUser(platform, actor, params.id)),
  bindData(endpoints.unmuteUser, (platform, { actor, params }) => unmuteUser(platform, actor, params.id)),
  bind(endpoints.listMutes, async (platform, { actor, query }) =>
    listApart(platform, actor, { list: 'mutes', cursor: query.cursor }),
  ),
  bindData(endpoints.listMutedWords, (platform, { actor }) => listMutedWords(platform, actor)),
  bindData(endpoints.muteWord, async (platform, { actor, body }) => {
    await muteWord(platform, actor, body.word);
    return listMutedWords(platform, actor);
  }),
  bindData(endpoints.unmuteWord, async (platform, { actor, params }) => {
    await unmuteWord(platform, actor, params.id);
    return listMutedWords(platform, actor);
  }),
  bind(endpoints.listMutedThreads, async (platform, { actor, query }) =>
    listMutedThreads(platform, actor, query.cursor),
  ),
  bindDone(endpoints.muteThread, (platform, { actor, params }) => muteThread(platform, actor, params)),
  bindDone(endpoints.unmuteThread, (platform, { actor, params }) => unmuteThread(platform, actor, params)),
  bindData(endpoints.getPrivacy, async (platform, { actor }) =>
    presentPrivacy(await loadOwnUser(actor, platform.db)),
  ),
  bindData(endpoints.updatePrivacy, (platform, { actor, body }) => updatePrivacy(platform, actor, body)),
];

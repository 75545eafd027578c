// Owns which action answers which endpoint of people.
import * as endpoints from '@stagepass/contract/users/endpoints.ts';
import { bindData } from '#platform/http/bind.ts';
import { changeUserName } from './actions/change-user-name.ts';
import { removeAvatar } from './actions/remove-avatar.ts';
import { updateOwnProfile } from './actions/update-own-profile.ts';
import { uploadAvatar } from './actions/upload-avatar.ts';
import { getOwnProfile, getUser, ownProfileOf } from './reads/get-user.ts';

export const routes = [
  bindData(endpoints.getOwnProfile, (platform, { actor }) => getOwnProfile(platform, actor)),
  bindData(endpoints.updateOwnProfile, async (platform, { actor, body }) =>
    ownProfileOf(platform, actor, await updateOwnProfile(platform, actor, body)),
  ),
  bindData(endpoints.changeUserName, async (platform, { actor, body }) =>
    ownProfileOf(platform, actor, await changeUserName(platform, actor, body.user_name)),
  ),
  bindData(endpoints.uploadAvatar, async (platform, { actor, upload }) =>
    ownProfileOf(platform, actor, await uploadAvatar(platform, actor, upload)),
  ),
  bindData(endpoints.removeAvatar, async (platform, { actor }) =>
    ownProfileOf(platform, actor, await removeAvatar(platform, actor)),
  ),
  bindData(endpoints.getUser, (platform, { actor, params }) => getUser(platform, actor, params.id)),
];

// Owns which action answers which endpoint of people.
import * as endpoints from '@stagepass/contract/users/endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import { changeUserName } from './actions/change-user-name.ts';
import { removeAvatar } from './actions/remove-avatar.ts';
import { updateOwnProfile } from './actions/update-own-profile.ts';
import { uploadAvatar } from './actions/upload-avatar.ts';
import { getOwnProfile, getUser, ownProfileOf } from './reads/get-user.ts';

export const routes = [
  bind(endpoints.getOwnProfile, async (platform, { actor }) => ({
    data: await getOwnProfile(platform, actor),
  })),
  bind(endpoints.updateOwnProfile, async (platform, { actor, body }) => ({
    data: await ownProfileOf(platform, actor, await updateOwnProfile(platform, actor, body)),
  })),
  bind(endpoints.changeUserName, async (platform, { actor, body }) => ({
    data: await ownProfileOf(platform, actor, await changeUserName(platform, actor, body.user_name)),
  })),
  bind(endpoints.uploadAvatar, async (platform, { actor, upload }) => ({
    data: await ownProfileOf(platform, actor, await uploadAvatar(platform, actor, upload.bytes)),
  })),
  bind(endpoints.removeAvatar, async (platform, { actor }) => ({
    data: await ownProfileOf(platform, actor, await removeAvatar(platform, actor)),
  })),
  bind(endpoints.getUser, async (platform, { actor, params }) => ({
    data: await getUser(platform, actor, params.id),
  })),
];

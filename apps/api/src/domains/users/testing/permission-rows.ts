// Owns who may call the endpoints of people.

import { anyone, type RowsOf, signedInOnly, verifiedOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const somebody = async ({ make }: Stage) => ({ params: { id: (await make('guest')).id } });
const nothing = () => ({});
const thread = () => ({ params: { kind: 'post', id: '01981e3a-0000-7000-8000-000000000001' } as const });

export const userRows = {
  getOwnProfile: { given: () => ({}), cells: signedInOnly() },
  updateOwnProfile: { given: () => ({ body: { bio: 'Here for the encore.' } }), cells: signedInOnly() },
  changeUserName: {
    given: ({ me }) => ({ body: { user_name: me?.user_name ?? 'nobody' } }),
    cells: signedInOnly(),
  },
  uploadAvatar: {
    given: () => ({ file: { bytes: new Uint8Array([1, 2, 3]), type: 'image/png' } }),
    cells: signedInOnly('users.picture-unreadable'),
  },
  removeAvatar: { given: () => ({}), cells: signedInOnly() },
  getUser: { given: somebody, cells: anyone },
  followUser: { given: somebody, cells: verifiedOnly() },
  unfollowUser: { given: somebody, cells: signedInOnly() },
  listFollowers: { given: somebody, cells: anyone },
  listFollowing: { given: somebody, cells: anyone },
  blockUser: { given: somebody, cells: signedInOnly() },
  unblockUser: { given: somebody, cells: signedInOnly() },
  listBlocks: { given: nothing, cells: signedInOnly() },
  muteUser: { given: somebody, cells: signedInOnly() },
  unmuteUser: { given: somebody, cells: signedInOnly() },
  listMutes: { given: nothing, cells: signedInOnly() },
  listMutedWords: { given: nothing, cells: signedInOnly() },
  muteWord: { given: () => ({ body: { word: 'spoiler' } }), cells: signedInOnly() },
  unmuteWord: {
    given: () => ({ params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' } }),
    cells: signedInOnly(),
  },
  listMutedThreads: { given: nothing, cells: signedInOnly() },
  muteThread: { given: thread, cells: signedInOnly() },
  unmuteThread: { given: thread, cells: signedInOnly() },
  getPrivacy: { given: nothing, cells: signedInOnly() },
  updatePrivacy: { given: () => ({ body: { clubs_shown: false } }), cells: signedInOnly() },
  listDataExports: { given: nothing, cells: signedInOnly() },
  askForDataExport: { given: nothing, cells: signedInOnly(), spends: true },
  fetchDataExport: {
    given: () => ({ params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' } }),
    cells: signedInOnly('not-found'),
  },
  getDeletion: { given: nothing, cells: signedInOnly() },
  askForDeletion: {
    given: nothing,
    cells: { ...signedInOnly(), owner: 'users.deletion-owns-clubs' },
    spends: true,
  },
} satisfies RowsOf<'users'>;

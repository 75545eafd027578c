// Owns who may call the endpoints of people.
import { anyone, type RowsOf, signedInOnly } from './role-row.ts';

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
  getUser: { given: async ({ make }) => ({ params: { id: (await make('guest')).id } }), cells: anyone },
} satisfies Partial<RowsOf<'users'>>;

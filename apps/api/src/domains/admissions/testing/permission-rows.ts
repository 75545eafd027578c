// Owns who may call the endpoints of joining, requests and invitations.

import {
  admins,
  anyone,
  type Cells,
  outOfScope,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { newId } from '#platform/ids/new-id.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const params = ({ club }: Stage) => ({ params: { id: club.id } });

/** Straight into the table: the clubs of this world are open, where nobody asks. */
async function waiting({ app, club }: Stage, person: Somebody): Promise<string> {
  const id = newId(app.platform);
  await app.platform.db.query({
    text: `insert into join_requests (id, club_id, user_id, note, state, created_at)
           values ($1, $2, $3, '', 'waiting', now()) on conflict do nothing`,
    values: [id, club.id, person.id],
  });
  return id;
}

const onRequest = async (stage: Stage) => ({
  params: { id: stage.club.id, request_id: await waiting(stage, await stage.make('guest')) },
});

const codeOf = async ({ app, club, owner }: Stage) =>
  (await app.ok('GET /clubs/:id/invitation', { params: { id: club.id } }, owner.as)).data.code;

const joining = refuse({ ...verifiedOnly(), banned: 'clubs.banned' }, 'clubs.already-member', [
  'member',
  ...admins,
  'owner',
  'muted',
]);
/** Whoever takes part: a muted member does not for now. */
const inviting = {
  ...refuse(verifiedOnly(), 'clubs.members-only', ['guest', 'operator']),
  banned: 'clubs.banned',
  muted: 'clubs.muted',
};
const fanStaff = inBoth(staffOnly(signedInOnly(), 'moderator'));
const staff = inBoth(staffOnly(verifiedOnly(), 'moderator'));

export const admissionRows = {
  getAdmission: { given: params, ...inBoth(anyone) },
  joinClub: { given: (stage) => ({ ...params(stage), body: {} }), ...inBoth(joining), spends: true },
  withdrawRequest: {
    given: async (stage) => {
      if (stage.me !== undefined) await waiting(stage, stage.me);
      return params(stage);
    },
    ...inBoth(signedInOnly()),
  },
  listJoinRequests: { given: params, ...fanStaff },
  approveRequest: { given: onRequest, ...staff },
  refuseRequest: {
    given: async (stage) => ({ ...(await onRequest(stage)), body: { reason: 'Full' } }),
    ...staff,
  },
  getOwnInvitation: { given: params, ...inBoth(inviting) },
  listInvitations: { given: params, ...fanStaff },
  createInvitation: {
    given: (stage) => ({ ...params(stage), body: { label: 'Flyer', limit: null, ends_at: null } }),
    ...staff,
  },
  revokeInvitation: {
    given: async (stage) => ({ params: { id: stage.club.id, code: await codeOf(stage) } }),
    ...inBoth(outOfScope({ ...inviting, member: 'clubs.staff-only' }, 'moderator')),
  },
  getInvitation: {
    given: async (stage) => ({ params: { code: await codeOf(stage) } }),
    cells: anyone,
    in_private: { ...anyone, banned: 'admissions.invitation-not-found' },
  },
} satisfies RowsOf<'admissions'>;

// What admissions put on a club's management screen: requests to join, what joining asks, and invitations.
import { doorOpen } from '@stagepass/ui/icon/phosphor/door-open.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import type { ManageTile, WaitingSource } from '#domains/clubs/public/manage-slots.ts';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { useWaitingCount } from './public/use-waiting-count.ts';

const requestsCopy = defineCopy({
  requests: { one: 'join request', other: 'join requests' },
  detail: 'Waiting for your answer',
});

const requests: WaitingSource = {
  name: 'join-requests',
  isFor: ({ viewer }) => viewer.can.manage_members,
  useWaiting({ id, handle }) {
    const copy = useCopy(requestsCopy);
    const { count, ...query } = useWaitingCount(id);
    const to = clubScreenPath(handle, 'manage-members');
    const line = { key: 'requests', to, count, title: copy.requests({ count }), detail: copy.detail };
    return { ...query, count, lines: count > 0 ? [line] : [] };
  },
};

const joining: ManageTile = {
  name: 'joining',
  isFor: ({ viewer }) => viewer.can.manage_club,
  icon: doorOpen,
  copy: defineCopy({ label: 'Joining' }),
  path: (handle) => clubScreenPath(handle, 'requirement'),
};
const invite: ManageTile = {
  name: 'invite',
  icon: userPlus,
  copy: defineCopy({ label: 'Invite' }),
  path: (handle) => clubScreenPath(handle, 'invite'),
};

export const manageParts = { tiles: [joining, invite], waiting: [requests] };

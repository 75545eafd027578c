// What campaigns put on a club's management screen: the campaigns, and invitations of other clubs that wait for an answer.
import { target } from '@stagepass/ui/icon/phosphor/target.ts';
import type { ManageTile, WaitingSource } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { useManagedCampaigns } from './data/manage.ts';
import { manageCampaignsPath } from './public/paths.ts';

const waitingCopy = defineCopy({
  waiting: { one: 'invitation to a campaign', other: 'invitations to campaigns' },
  text: 'Other clubs wait for your answer',
});

const invitations: WaitingSource = {
  name: 'campaign-invitations',
  isFor: ({ viewer }) => viewer.can.manage_content,
  useWaiting({ id, handle }) {
    const copy = useCopy(waitingCopy);
    const { data, isPending, isError, refetch } = useManagedCampaigns(id, 'invitations');
    const count = data?.length ?? 0;
    const line = {
      key: 'campaign-invitations',
      to: `${manageCampaignsPath(handle)}?shelf=invitations`,
      count,
      title: copy.waiting({ count }),
      detail: copy.text,
    };
    return { lines: count > 0 ? [line] : [], count, isPending, isError, refetch };
  },
};

const campaigns: ManageTile = {
  name: 'campaigns',
  isFor: ({ viewer }) => viewer.can.manage_content,
  icon: target,
  copy: defineCopy({ label: 'Campaigns' }),
  path: (handle) => manageCampaignsPath(handle),
  counts: 'campaign-invitations',
};

export const manageParts = { tiles: [campaigns], waiting: [invitations] };

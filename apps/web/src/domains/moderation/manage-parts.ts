// What moderation puts on a club's management screen: reports, appeals and the club's rules.
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import type { ManageTile, WaitingSource } from '#domains/clubs/public/manage-slots.ts';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { useCaseCounts } from './data/cases.ts';

const casesCopy = defineCopy({
  reports: { one: 'report', other: 'reports' },
  reportsHidden: { one: '{count} hidden until you decide', other: '{count} hidden until you decide' },
  reportsDetail: 'Waiting for your decision',
  appeals: { one: 'appeal', other: 'appeals' },
  appealsDetail: 'A member asks you to review a decision',
});

const cases: WaitingSource = {
  name: 'cases',
  isFor: ({ viewer }) => viewer.can.manage_content,
  useWaiting({ id, handle }) {
    const copy = useCopy(casesCopy);
    const { data, isPending, isError, refetch } = useCaseCounts(id);
    const { waiting = 0, hidden = 0, appealed = 0 } = data ?? {};
    const to = clubScreenPath(handle, 'manage-rules');
    const count = waiting - appealed;
    const reports = {
      key: 'reports',
      to,
      count,
      title: copy.reports({ count }),
      detail: hidden > 0 ? copy.reportsHidden({ count: hidden }) : copy.reportsDetail,
    };
    const appeals = {
      key: 'appeals',
      to,
      count: appealed,
      title: copy.appeals({ count: appealed }),
      detail: copy.appealsDetail,
    };
    const lines = [reports, appeals].filter((line) => line.count > 0);
    return { lines, count: waiting, isPending, isError, refetch };
  },
};

const rules: ManageTile = {
  name: 'rules',
  isFor: ({ viewer }) => viewer.can.manage_content,
  icon: gavel,
  copy: defineCopy({ label: 'Rules' }),
  path: (handle) => clubScreenPath(handle, 'manage-rules'),
  counts: 'cases',
};

export const manageParts = { tiles: [rules], waiting: [cases] };

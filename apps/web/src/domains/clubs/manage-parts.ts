// What clubs put on the management screen: an ownership offer, a club that closes, and the tabs.
import { rows } from '@stagepass/ui/icon/phosphor/rows.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import type { ManageTile, WaitingLine, WaitingSource } from './public/manage-slots.ts';
import { clubScreenPath } from './public/paths.ts';

const clubCopy = defineCopy({
  offer: 'You’re offered ownership of this club',
  offerDetail: 'Accept or decline the offer',
  closing: 'This club closes on {date}',
  closingDetail: 'You can still cancel the deletion',
});

const club: WaitingSource = {
  name: 'club',
  useWaiting({ handle, viewer, delete_after }) {
    const copy = useCopy(clubCopy);
    const { tag } = useLocale();
    const to = clubScreenPath(handle, 'settings');
    const lines: WaitingLine[] = [];
    if (viewer.can.answer_hand_over)
      lines.push({ key: 'offer', to, count: 1, title: copy.offer, detail: copy.offerDetail });
    if (delete_after !== null) {
      const date = dayIn(tag, delete_after);
      lines.push({
        key: 'closing',
        to,
        count: 1,
        title: copy.closing({ date }),
        detail: copy.closingDetail,
      });
    }
    return { lines, count: lines.length, isPending: false, isError: false, refetch: () => undefined };
  },
};

const tabs: ManageTile = {
  name: 'tabs',
  isFor: ({ viewer }) => viewer.can.manage_club,
  icon: rows,
  copy: defineCopy({ label: 'Tabs' }),
  path: (handle) => clubScreenPath(handle, 'module'),
};

export const manageParts = { tiles: [tabs], waiting: [club] };

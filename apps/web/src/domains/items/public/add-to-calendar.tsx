// The button that hands a ticket's evening to the phone's own calendar, as a file made here: it works without a network.
import type { ItemView } from '@stagepass/contract/items/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { calendarPlus } from '@stagepass/ui/icon/phosphor/calendar-plus.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';

const calendarCopy = defineCopy({
  add: 'Add to calendar',
  failed: 'Couldn’t make the calendar file. Try again when you’re online.',
});

export function AddToCalendar({ item }: { item: Pick<ItemView, 'id' | 'design' | 'redeemable'> }) {
  const words = useCopy(calendarCopy);
  const terms = item.redeemable;
  const starts_at = terms?.starts_at ?? terms?.from ?? null;
  if (item.design.kind !== 'ticket' || terms === null || starts_at === null) return null;
  const add = () =>
    import('../parts/hand-over-evening.ts').then(
      ({ handOverEvening }) => handOverEvening({ item, terms, starts_at }),
      () => showToast({ title: words.failed, tone: 'bad' }),
    );
  return (
    <Button variant="secondary" wide icon={<Icon of={calendarPlus} />} onClick={() => void add()}>
      {words.add}
    </Button>
  );
}

// The stub below the pass: how many tickets I hold for the club's next date, and the way to their codes.
import type { ItemView } from '@stagepass/contract/items/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { itemCodePath, ticketsPath } from '#domains/items/public/paths.ts';
import { ticketTimes } from '#domains/items/public/terms.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useKeptTickets } from '../data/tickets.ts';

const nextCopy = defineCopy({
  today: { one: 'ticket for today', other: 'tickets for today' },
  on: { one: 'ticket for {date}', other: 'tickets for {date}' },
  anyDay: 'any day',
  doors: 'Doors {time}',
});

export function NextTicket({ userId, clubId }: { userId: string; clubId: string }) {
  const copy = useCopy(nextCopy);
  const { tag } = useLocale();
  const { data } = useKeptTickets(userId);
  const tickets = (data?.items ?? []).filter(
    ({ design }) => design.kind === 'ticket' && design.club?.id === clubId,
  );
  const first = tickets[0];
  if (first === undefined || first.redeemable === null) return null;
  const same = tickets.filter(({ design }) => design.id === first.design.id);
  const { date, doors } = ticketTimes(first.redeemable, tag);
  const count = same.length;
  return (
    <Link to={count === 1 ? itemCodePath(first.id) : ticketsPath()}>
      <strong>{count}</strong>
      <span>
        <b>{isToday(first) ? copy.today({ count }) : copy.on({ count, date: date ?? copy.anyDay })}</b>
        <span dir="auto">{first.design.name}</span>
        <span>
          {[doors && copy.doors({ time: doors }), first.redeemable.gate].filter(Boolean).join(', ')}
        </span>
      </span>
      <Icon of={caretRight} weight="bold" />
    </Link>
  );
}

function isToday({ redeemable }: ItemView): boolean {
  const at = redeemable?.starts_at ?? redeemable?.from ?? null;
  return at !== null && new Date(at).toDateString() === new Date().toDateString();
}

// Tickets of today or tomorrow in the running order on Home.
import type { TicketLine } from '@stagepass/contract/items/today.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { itemCodePath } from './public/paths.ts';
import './today-line.css';

const lineCopy = defineCopy({
  doors: 'doors {time}',
  show: { one: 'Show ticket', other: 'Show {count} tickets' },
  times: '×{count}',
  used: 'Used',
});

function Stub({ line: { design, count } }: { line: TicketLine }) {
  const copy = useCopy(lineCopy);
  const src = pictureAddress(design.picture?.small_url);
  return (
    <span className="sp-today-ticket" aria-hidden="true">
      {src === undefined ? null : <img src={src} alt="" loading="lazy" decoding="async" />}
      <span>{copy.times({ count })}</span>
    </span>
  );
}

function End({ line }: { line: TicketLine }) {
  const copy = useCopy(lineCopy);
  return (
    <Link to={itemCodePath(line.item_id)} className="sp-today-ticket-way">
      <VisuallyHidden>{copy.show({ count: line.count })}</VisuallyHidden>
      <Stub line={line} />
    </Link>
  );
}

function Action({ line }: { line: TicketLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={itemCodePath(line.item_id)} wide>
      {copy.show({ count: line.count })}
    </LinkButton>
  );
}

/** As short as it can be said: `5 PM`, and with minutes only where there are some. */
function shortHour(time: string, tag: string): string {
  const date = new Date(time);
  const minute = date.getMinutes() === 0 ? {} : ({ minute: '2-digit' } as const);
  return datesIn(tag, { hour: 'numeric', ...minute }).format(date);
}

export const ticketRenderer: TodayRenderer<TicketLine> = {
  useWords: ({ design, terms, item_id }) => {
    const copy = useCopy(lineCopy);
    const { tag } = useLocale();
    return {
      title: design.name,
      note: [terms.place, terms.gate].filter(Boolean).join(', '),
      under:
        terms.from !== null && terms.starts_at !== null
          ? copy.doors({ time: shortHour(terms.from, tag) })
          : undefined,
      stamp: copy.used,
      to: itemCodePath(item_id),
    };
  },
  End,
  Action,
};

// One ticket of mine as a stub: its day on the torn-off part, its name and place beside it; it leads to its code.
import type { ItemView } from '@stagepass/contract/items/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { itemCodePath } from '#domains/items/public/paths.ts';
import { rowWhen } from '#domains/items/public/terms.ts';
import { termsCopy } from '#domains/items/public/terms-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { ticketsCopy } from '../tickets-copy.ts';
import './tickets.css';

export interface TicketRowProps {
  item: ItemView;
  /** Its code cannot be shown here without a network. */
  needsNetwork: boolean;
}

export function TicketRow({ item, needsNetwork }: TicketRowProps) {
  const copy = useCopy(ticketsCopy);
  const terms = useCopy(termsCopy);
  const { numberOf, number: openNumber } = useCopy(itemCopy);
  const { tag } = useLocale();
  const { design, redeemable, number } = item;
  const serial =
    design.edition_size === null ? openNumber({ number }) : numberOf({ number, size: design.edition_size });
  return (
    <GelScope hue={design.club?.hue ?? 62}>
      <Link to={itemCodePath(item.id)} className="sp-ticket-row">
        <Day item={item} />
        <span className="sp-ticket-row-words">
          <b dir="auto">{design.name}</b>
          {redeemable === null ? null : (
            <>
              <span>{rowWhen(design.kind, redeemable, terms, tag)}</span>
              <span dir="auto">{[redeemable.place, redeemable.gate].filter(Boolean).join(', ')}</span>
            </>
          )}
          <span>{[design.club?.name, serial].filter(Boolean).join(', ')}</span>
          {needsNetwork ? <em>{copy.notSaved}</em> : null}
        </span>
        <Icon of={caretRight} weight="bold" />
      </Link>
    </GelScope>
  );
}

/** Of a ticket the day of its show, of anything else its last day. */
function Day({ item: { design, redeemable } }: { item: ItemView }) {
  const copy = useCopy(ticketsCopy);
  const { tag } = useLocale();
  const first = design.kind === 'ticket' ? (redeemable?.starts_at ?? redeemable?.from) : redeemable?.until;
  if (!first)
    return (
      <span className="sp-ticket-row-day" aria-hidden="true">
        <small>{copy.anyTime}</small>
      </span>
    );
  const at = new Date(first);
  return (
    <span className="sp-ticket-row-day" aria-hidden="true">
      <small>{datesIn(tag, { month: 'short' }).format(at)}</small>
      <b>{at.getDate()}</b>
    </span>
  );
}

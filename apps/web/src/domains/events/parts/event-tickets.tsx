// The ticket types of an event, each with what is left and what it costs now; pressing one leads to where it is bought.
import { formatUsd } from '@stagepass/base/money.ts';
import type { EventTicket, EventView } from '@stagepass/contract/events/shapes.ts';
import type { ReactNode } from 'react';
import { ticketsPath } from '#domains/items/public/paths.ts';
import { marketItemPath } from '#domains/market/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { eventCopy } from '../copy.ts';

export function EventTickets({ event }: { event: EventView }) {
  const copy = useCopy(eventCopy);
  const { tickets, status } = event;
  if (tickets.length === 0) return null;
  const onSale = status === 'published' || status === 'running';
  const holds = tickets.some(({ held }) => held > 0);
  return (
    <section aria-labelledby="event-tickets">
      <h2 id="event-tickets" className="sp-title mt-6 mb-2">
        {copy.tickets}
      </h2>
      <ul className="sp-event-rows">
        {tickets.map((ticket) => (
          <li key={ticket.design.id}>
            <Stub ticket={ticket} onSale={onSale} />
          </li>
        ))}
      </ul>
      {holds && status !== 'cancelled' ? (
        <div className="mt-3">
          <LinkButton to={ticketsPath()} wide>
            {copy.showTicket}
          </LinkButton>
        </div>
      ) : null}
    </section>
  );
}

function Stub({ ticket: { design, offer, left, held }, onSale }: { ticket: EventTicket; onSale: boolean }) {
  const copy = useCopy(eventCopy);
  const isGone = left === 0 && offer === null;
  const words: ReactNode = (
    <>
      <span>
        <b className="sp-head" dir="auto">
          {design.name}
        </b>
        <span className="sp-small sp-quiet">
          {held > 0
            ? copy.held({ count: held })
            : left === null
              ? copy.unlimited
              : copy.ticketsLeft({ count: left })}
        </span>
      </span>
      <span>
        {offer === null || !onSale ? (
          <span className="sp-small sp-quiet">{isGone ? copy.soldOut : copy.notForSale}</span>
        ) : (
          <b className="sp-num">{formatUsd(offer.price_cents)}</b>
        )}
      </span>
    </>
  );
  if (offer === null || !onSale) return <div className="sp-event-ticket">{words}</div>;
  return (
    <Link to={marketItemPath(offer.listing_id)} className="sp-event-ticket">
      {words}
    </Link>
  );
}

// A ticket on sale as the ticket itself: print, name, date, doors, show and entrance, and below the perforation its place.
import type { ItemDesignCard, RedeemTerms } from '@stagepass/contract/items/shapes.ts';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import type { ReactNode } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ticketTimes } from './terms.ts';
import { termsCopy } from './terms-copy.ts';
import './ticket-print.css';

export interface TicketPrintProps {
  design: ItemDesignCard;
  terms: RedeemTerms;
  title: string;
}

export function TicketPrint({ design, terms, title }: TicketPrintProps) {
  const words = useCopy(termsCopy);
  const { tag } = useLocale();
  const { date, doors, show } = ticketTimes(terms, tag);
  const print = pictureAddress(design.picture?.large_url);
  return (
    <div className="sp-ticket-print">
      <article className="sp-ticket-print-card" aria-label={words.ticketFor({ name: title })}>
        <div className="sp-ticket-print-head">
          <div className="sp-ticket-print-art">{print ? <img src={print} alt="" /> : null}</div>
          {terms.gate === '' ? null : (
            <span className="sp-ticket-print-gate" dir="auto">
              {terms.gate}
            </span>
          )}
          <div className="sp-ticket-print-words">
            <FittedText as="h1" max={110} className="sp-ticket-print-name">
              {title}
            </FittedText>
            {terms.offer === '' ? null : (
              <p className="sp-ticket-print-offer" dir="auto">
                {terms.offer}
              </p>
            )}
            <dl className="sp-ticket-print-times">
              <Time name={words.date}>{date}</Time>
              <Time name={words.doors}>{doors}</Time>
              <Time name={words.show}>{show}</Time>
            </dl>
          </div>
        </div>
        <div className="sp-ticket-print-foot">
          <span className="sp-ticket-print-pin" aria-hidden="true">
            <Icon of={mapPin} weight="fill" />
          </span>
          <p dir="auto">
            <b>{terms.place}</b>
            {terms.address === '' ? null : <span>{terms.address}</span>}
          </p>
        </div>
      </article>
    </div>
  );
}

function Time({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// Where a copy has been, newest first; folded away until somebody wants to know.
import { formatUsd } from '@stagepass/base/money.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { auctionsCopy } from '../copy.ts';
import { useProvenance } from '../data/provenance.ts';
import { dateWords } from '../model/moments.ts';
import './provenance.css';

export function Provenance({ itemId }: { itemId: string }) {
  const copy = useCopy(auctionsCopy);
  const [open, setOpen] = useState(false);
  return (
    <details className="sp-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="sp-title">{copy.provenance.title}</summary>
      {open ? <Steps itemId={itemId} /> : null}
    </details>
  );
}

function Steps({ itemId }: { itemId: string }) {
  const copy = useCopy(auctionsCopy);
  const { tag } = useLocale();
  const steps = useProvenance(itemId);
  return (
    <Answered query={steps} copy={copy} failed={copy.provenance.failed}>
      {(found) => (
        <ol className="sp-provenance">
          {found.map((step) => {
            const event = copy.provenance.events[step.event];
            const name = step.to?.display_name;
            return (
              <li key={step.seq}>
                <span className="sp-provenance-words">
                  <span>{name === undefined ? event : copy.provenance.by({ event, name })}</span>
                  <time className="sp-micro sp-faint" dateTime={step.at}>
                    {dateWords(step.at, tag)}
                  </time>
                </span>
                {step.price_cents === null ? null : (
                  <span className="sp-num">{formatUsd(step.price_cents)}</span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Answered>
  );
}

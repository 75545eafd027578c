// Place, times and the transfer rule of an item, one row each: above Buy, on an auction and on the item's own sheet.
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowUUpLeft } from '@stagepass/ui/icon/phosphor/arrow-u-up-left.ts';
import { arrowsLeftRight } from '@stagepass/ui/icon/phosphor/arrows-left-right.ts';
import { calendarBlank } from '@stagepass/ui/icon/phosphor/calendar-blank.ts';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { placeWords, transferWords, whenWords } from './terms.ts';
import { termsCopy } from './terms-copy.ts';
import './term-rows.css';

export interface TermRowsProps {
  design: Pick<ItemDesignCard, 'kind' | 'transferable' | 'redeemable'>;
  /** Place and times are said already, by the ticket itself. */
  rulesOnly?: boolean;
  /** Whether and until when the money comes back, where it is for sale. */
  refund?: string | undefined;
}

export function TermRows({ design, rulesOnly = false, refund }: TermRowsProps) {
  const words = useCopy(termsCopy);
  const { tag } = useLocale();
  const { kind, redeemable } = design;
  const when = redeemable === null ? '' : whenWords(kind, redeemable, words, tag);
  if (redeemable === null && design.transferable) return null;
  return (
    <dl className="sp-term-rows">
      {redeemable === null || rulesOnly ? null : (
        <>
          <TermRow icon={<Icon of={mapPin} />} name={words.place}>
            {placeWords(redeemable)}
          </TermRow>
          {when === '' ? null : (
            <TermRow icon={<Icon of={calendarBlank} />} name={kind === 'ticket' ? words.date : words.valid}>
              {when}
            </TermRow>
          )}
        </>
      )}
      <TermRow icon={<Icon of={arrowsLeftRight} />} name={words.transfer}>
        {transferWords(design, words, { tag, now: Date.now() })}
      </TermRow>
      {refund === undefined ? null : (
        <TermRow icon={<Icon of={arrowUUpLeft} />} name={words.refunds}>
          {refund}
        </TermRow>
      )}
    </dl>
  );
}

function TermRow({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="sp-term-row">
      {icon}
      <dt className="sp-visually-hidden">{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

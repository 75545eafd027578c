// What the market hands to the sheet of an own item: the step that puts it up for sale, and a line about its price.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import type { SellStepProps } from '#domains/items/public/sell-slot.ts';
import { SheetStep } from '#domains/items/public/sheet-step.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { usePrices } from '../data/market.ts';
import { PriceFields } from '../parts/price-fields.tsx';
import { usePricing } from '../parts/use-pricing.ts';
import { sellCopy } from '../sell-copy.ts';

export function SellStep({ item, onBack, onBusy }: SellStepProps) {
  const copy = useCopy(sellCopy);
  const pricing = usePricing({ copy: item, onDone: () => onBack(true) });
  const { form } = pricing;
  return (
    <SheetStep
      title={copy.title({ name: item.design.name })}
      lead={copy.lead({ number: item.number })}
      back={{ label: copy.back, onBack: () => onBack(false) }}
      busy={form.pending}
      onBusy={onBusy}
      act={
        <SubmitButton of={form} wide={false} disabled={!pricing.isCounted}>
          {copy.confirm}
        </SubmitButton>
      }
    >
      <PriceFields pricing={pricing} />
    </SheetStep>
  );
}

/** Draws nothing where nothing is known. */
export function SellNote({ item }: { item: ItemDetails }) {
  const copy = useCopy(sellCopy);
  const { data } = usePrices(item.design.id);
  if (data === undefined || (data.last_cents === null && data.floor_cents === null)) return null;
  return (
    <p className="sp-small sp-quiet">
      {data.last_cents === null
        ? copy.noteFloor({ price: formatUsd(data.floor_cents ?? 0) })
        : copy.note({ price: formatUsd(data.last_cents) })}
    </p>
  );
}

// The sheet that sets another price of an own copy that is for sale.
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { sellCopy } from '../sell-copy.ts';
import { PriceFields } from './price-fields.tsx';
import { type PricedCopy, usePricing } from './use-pricing.ts';

export interface PriceSheetProps {
  copy: PricedCopy;
  listing: ListingView;
  onClose: () => void;
}

export function PriceSheet({ copy: item, listing, onClose }: PriceSheetProps) {
  const copy = useCopy(sellCopy);
  const pricing = usePricing({ copy: item, listing, onDone: onClose });
  return (
    <Sheet
      onClose={onClose}
      title={copy.changeTitle}
      footer={
        <SubmitButton of={pricing.form} disabled={!pricing.isCounted}>
          {copy.change}
        </SubmitButton>
      }
    >
      <PriceFields pricing={pricing} />
    </Sheet>
  );
}

// The sheet that sets another price of an own copy that is for sale.
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
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
    <Drawer
      open
      onOpenChange={(open) => (open || pricing.busy ? undefined : onClose())}
      title={copy.changeTitle}
      closeLabel={copy.close}
      footer={
        <Button wide disabled={!pricing.counted} loading={pricing.busy} onClick={pricing.confirm}>
          {copy.change}
        </Button>
      }
    >
      <PriceFields pricing={pricing} />
    </Drawer>
  );
}

// What the sheet of an own copy turns to: selling it, or giving it away. It stays one sheet.
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { latePart } from '#platform/late/late-part.tsx';
import { invalidateItems } from '../public/invalidate.ts';
import { type SellParts, sellParts } from '../public/sell-slot.ts';
import { GiftStep } from './gift-step.tsx';
import type { ItemStep } from './item-acts.tsx';

const loadSellStep = async (): Promise<Pick<SellParts, 'SellStep'>> =>
  (await sellParts.read()?.()) ?? { SellStep: () => null };
const SellStep = latePart(loadSellStep, 'SellStep', <Skeleton width="100%" height="16rem" />);

export interface ItemStepsProps {
  item: ItemDetails;
  step: ItemStep;
  onBack: () => void;
  /** The copy is somebody else's now. */
  onGone: () => void;
  onBusy: (busy: boolean) => void;
}

export function ItemSteps({ item, step, onBack, onGone, onBusy }: ItemStepsProps) {
  const client = useQueryClient();
  if (step === 'gift') return <GiftStep item={item} onGiven={onGone} onBack={onBack} onBusy={onBusy} />;
  return (
    <SellStep
      item={item}
      onBusy={onBusy}
      onBack={(listed) => {
        onBack();
        if (listed) void invalidateItems(client);
      }}
    />
  );
}

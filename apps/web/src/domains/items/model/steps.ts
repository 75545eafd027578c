// A step of where a copy has been, as one sentence.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ProvenanceStep } from '@stagepass/contract/items/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { itemsCopy } from '../copy.ts';

type Words = Copy<typeof itemsCopy>['steps'];

export function stepSentence(copy: Words, step: ProvenanceStep): string {
  const price = step.price_cents === null ? null : formatUsd(step.price_cents);
  switch (step.event) {
    case 'sold':
      if (price === null) return copy.soldFree;
      return step.from === null ? copy.sold({ price }) : copy.soldBy({ name: step.from.display_name, price });
    case 'won':
      return price === null ? copy.wonFree : copy.won({ price });
    case 'gifted':
      return step.from === null ? copy.gifted : copy.giftedBy({ name: step.from.display_name });
    default:
      return copy[step.event];
  }
}

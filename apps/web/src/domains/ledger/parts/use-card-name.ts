// A saved card's name on every screen: Visa •••• 4242.
import { useCopy } from '#platform/i18n/copy.ts';
import { cardNameCopy } from '../card-name-copy.ts';
import { brandName } from '../model/card-brand.ts';

export function useCardName(): (card: { brand: string; last4: string }) => string {
  const copy = useCopy(cardNameCopy);
  return ({ brand, last4 }) =>
    copy.named({ brand: brand === 'test' ? copy.testCard : brandName(brand), last4 });
}

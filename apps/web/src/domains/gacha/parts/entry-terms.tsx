// Where and when a ticket or coupon in a pack is good, and whether it can change hands.
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { shortTerms, transferWords } from '#domains/items/public/terms.ts';
import { termsCopy } from '#domains/items/public/terms-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';

type Design = Pick<ItemDesignCard, 'kind' | 'transferable' | 'redeemable'>;

export function EntryTerms({ design }: { design: Design }) {
  const words = useCopy(termsCopy);
  const { tag } = useLocale();
  return (
    <>
      <br />
      {shortTerms(design, words, tag)}
      <br />
      {transferWords(design, words, { tag, now: Date.now() })}
    </>
  );
}

// The way to the bank's page, where a payment by saved card is confirmed; comes back to where the fan was.
import { formatUsd } from '@stagepass/base/money.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { cardConsentCopy } from '../card-consent-copy.ts';
import { useConfirmCharge } from '../data/cards.ts';
import { keepNext } from '../model/kept-next.ts';

export function ConfirmCharge({ id, cents, next }: { id: string; cents: number; next: string }) {
  const copy = useCopy(cardConsentCopy);
  const confirm = useConfirmCharge(id);
  const leave = () => {
    keepNext(id, next);
    confirm.mutate(undefined, { onSuccess: (url) => window.location.assign(url) });
  };
  return (
    <>
      {confirm.isError ? (
        <Notice tone="bad" live>
          {errorSentence(copy, confirm.error)}
        </Notice>
      ) : null}
      {/* Stays busy while the browser leaves for the bank's page. */}
      <Button wide loading={confirm.isPending || confirm.isSuccess} onClick={leave}>
        {copy.toBank({ amount: formatUsd(cents) })}
      </Button>
    </>
  );
}

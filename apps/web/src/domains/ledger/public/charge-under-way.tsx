// A saved card that is being charged for something else than credit, or whose bank wants a confirmation.
import { formatUsd } from '@stagepass/base/money.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useEffect } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { cardConsentCopy } from '../card-consent-copy.ts';
import { ConfirmCharge } from './confirm-charge.tsx';
import { useSavedCard } from './saved-card.ts';

interface Props {
  charge: {
    id: string;
    state: 'requested' | 'confirming';
    amount_cents: number;
    confirm_until: string | null;
  };
  /** What stays as it is until the charge ends, in a sentence. */
  meanwhile: string;
  /** Where the bank's page leads back to. */
  next: string;
  /** Called once it has ended, paid or not: what it pays is to be read again. The same function each time. */
  onEnded: () => void;
}

export function ChargeUnderWay({ charge, meanwhile, next, onEnded }: Props) {
  const copy = useCopy(cardConsentCopy);
  const { tag } = useLocale();
  const card = useSavedCard();
  // This is shown for as long as the charge is under way.
  useEffect(() => onEnded, [onEnded]);
  const amount = formatUsd(charge.amount_cents);
  if (charge.state === 'requested')
    return (
      <Notice tone="plain" live>
        <b className="block">{copy.charging({ amount, card: card?.name ?? copy.aCard })}</b>
        {copy.takesSeconds} {meanwhile}
      </Notice>
    );
  const { confirm_until } = charge;
  return (
    <>
      <Notice tone="warn" live>
        <b className="block">{copy.confirm({ amount })}</b>
        {copy.confirmBy({ time: confirm_until === null ? '' : momentIn(tag, confirm_until) })} {meanwhile}
      </Notice>
      <ConfirmCharge id={charge.id} cents={charge.amount_cents} next={next} />
    </>
  );
}

// Where a license is paid from: the club's balance, the owner's wallet or their card, and the way to a card where none is saved.
import type { PayFrom } from '@stagepass/contract/licenses/shapes.ts';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import type { ReactNode } from 'react';
import { savedCardsPath } from '#domains/ledger/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { licenseCopy } from '../copy.ts';

export interface PaidFromProps {
  value: PayFrom;
  /** Whether one is saved that can be charged. */
  card: boolean;
  onChange: (from: PayFrom) => void;
  /** What it leaves there. */
  children: ReactNode;
}

export function PaidFrom({ value, card, onChange, children }: PaidFromProps) {
  const { sheet } = useCopy(licenseCopy);
  const segments = [
    { value: 'club', label: sheet.club },
    { value: 'wallet', label: sheet.wallet },
    ...(card ? [{ value: 'card', label: sheet.card } as const] : []),
  ] as const;
  return (
    <>
      <SegmentedControl<PayFrom> label={sheet.from} value={value} segments={segments} onChange={onChange} />
      {children}
      {card ? null : (
        <p className="sp-small sp-quiet">
          {sheet.addCardText} <LinkWords to={savedCardsPath()}>{sheet.addCard}</LinkWords>
        </p>
      )}
    </>
  );
}

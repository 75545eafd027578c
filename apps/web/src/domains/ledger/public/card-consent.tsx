// The fan's consent to a saved card that is charged where the balance is too low: the sentence with its switch, or the way to a card.
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { cardConsentCopy } from '../card-consent-copy.ts';
import { savedCardsPath } from './paths.ts';
import { useSavedCard } from './saved-card.ts';
import { useWallet } from './use-wallet.ts';

export interface CardConsentProps {
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
}

export function CardConsent({ checked, disabled, onChange }: CardConsentProps) {
  const copy = useCopy(cardConsentCopy);
  const card = useSavedCard();
  const { data } = useWallet();
  if (card !== null)
    return (
      <SwitchRow
        title={copy.charged({ card: card.name })}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    );
  if (data === undefined || data.top_up.way === 'off' || data.top_up.card !== null) return null;
  return (
    <p className="sp-quiet">
      {copy.none} <LinkWords to={savedCardsPath()}>{copy.add}</LinkWords>
    </p>
  );
}

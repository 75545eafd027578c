// How many tokens, for buying and sending alike.
import { MOST_TOKENS_AT_ONCE } from '@stagepass/base/token-limits.ts';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { tokensCopy } from '../copy.ts';

export interface AmountStepperProps {
  value: number;
  /** As many as there are. */
  there: number;
  disabled: boolean;
  onChange: (amount: number) => void;
}

export const mostOf = (there: number) => Math.min(MOST_TOKENS_AT_ONCE, there);

export function AmountStepper({ value, there, disabled, onChange }: AmountStepperProps) {
  const { amount: words } = useCopy(tokensCopy);
  return (
    <Stepper
      label={words.label}
      value={value}
      min={1}
      max={mostOf(there)}
      decreaseLabel={words.fewer}
      increaseLabel={words.more}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

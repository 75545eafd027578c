// How many tokens, for buying and sending alike: typed, or one of the usual amounts with one tap.
import { MOST_TOKENS_AT_ONCE } from '@stagepass/base/token-limits.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { tokensCopy } from '../copy.ts';

export interface AmountFieldProps {
  /** 0 while what is typed cannot be had. */
  value: number;
  /** As many as there are. */
  there: number;
  disabled: boolean;
  onChange: (amount: number) => void;
}

const USUAL = 10;
const quick = [10, 50, 100] as const;

export const mostOf = (there: number) => Math.min(MOST_TOKENS_AT_ONCE, there);
/** As many as buying begins with. */
export const usualOf = (there: number) => Math.min(USUAL, mostOf(there));

export function AmountField({ value, there, disabled, onChange }: AmountFieldProps) {
  const { amount: words } = useCopy(tokensCopy);
  const most = mostOf(there);
  const [typed, setTyped] = useState(String(value));
  const allowed = quick.filter((count) => count <= most);
  const set = (text: string) => {
    setTyped(text);
    const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
    onChange(count <= most ? count : 0);
  };
  return (
    <div className="grid gap-2">
      <Field
        label={words.label}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        disabled={disabled}
        error={value === 0 && typed.trim() !== '' ? words.wrong({ most }) : undefined}
        onChange={(event) => set(event.currentTarget.value)}
      />
      {allowed.length === 0 ? null : (
        <ChipRow label={words.quick}>
          {allowed.map((count) => (
            <Chip
              key={count}
              pressed={count === value}
              disabled={disabled}
              onClick={() => set(String(count))}
            >
              {count}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
}

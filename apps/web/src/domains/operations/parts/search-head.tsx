// The field and the chips above the operator's lists of people and clubs.
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { useDeferredValue, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { operatorCopy } from '../copy.ts';
import type { Show } from '../data/operator.ts';

export function useFound() {
  const [typed, setTyped] = useState('');
  const [show, setShow] = useState<Show>('all');
  const q = useDeferredValue(typed.trim());
  return { typed, setTyped, show, setShow, q };
}

export function SearchHead({ found, label }: { found: ReturnType<typeof useFound>; label: string }) {
  const copy = useCopy(operatorCopy);
  return (
    <div className="mb-4 grid gap-3">
      <Field
        label={label}
        type="search"
        value={found.typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => found.setTyped(event.target.value)}
      />
      <ChipRow label={copy.search}>
        {(['all', 'suspended'] as const).map((show) => (
          <Chip key={show} pressed={found.show === show} onClick={() => found.setShow(show)}>
            {copy[show]}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

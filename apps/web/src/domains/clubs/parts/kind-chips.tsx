// What kind of club it is: one chip out of twelve.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { Chip } from '@stagepass/ui/chip/chip.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { useId } from 'react';
import { interestCopy } from '#domains/users/public/interest-copy.ts';
import { interestIcons } from '#domains/users/public/interest-icons.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { clubWords } from '../words-copy.ts';

export interface KindChipsProps {
  value: Interest | null;
  error?: string | undefined;
  onChange: (kind: Interest) => void;
}

export function KindChips({ value, error, onChange }: KindChipsProps) {
  const words = useCopy(clubWords);
  const { names } = useCopy(interestCopy);
  const troubleId = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : troubleId}>
      <legend className="sp-field-label">{words.kind}</legend>
      <div className="flex flex-wrap gap-2.5">
        {interestIcons.map(([kind, icon]) => (
          <Chip
            key={kind}
            pressed={value === kind}
            icon={<Icon of={icon} weight={value === kind ? 'fill' : 'regular'} />}
            onClick={() => onChange(kind)}
          >
            {names[kind]}
          </Chip>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={troubleId} className="sp-small mt-2 text-bad" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

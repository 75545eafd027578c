// What a person is into, as chips to switch on and off.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { Chip } from '@stagepass/ui/chip/chip.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { usersCopy } from '../copy.ts';
import { interestIcons } from '../public/interest-icons.ts';

export function InterestChips(props: {
  label: string;
  chosen: readonly Interest[];
  onChange: (chosen: Interest[]) => void;
}) {
  const { label, chosen, onChange } = props;
  const { interestNames } = useCopy(usersCopy);
  const toggle = (interest: Interest) =>
    onChange(chosen.includes(interest) ? chosen.filter((one) => one !== interest) : [...chosen, interest]);
  return (
    <fieldset className="flex flex-wrap gap-2.5" aria-label={label}>
      {interestIcons.map(([interest, icon]) => (
        <Chip
          key={interest}
          pressed={chosen.includes(interest)}
          icon={<Icon of={icon} weight={chosen.includes(interest) ? 'fill' : 'regular'} />}
          onClick={() => toggle(interest)}
        >
          {interestNames[interest]}
        </Chip>
      ))}
    </fieldset>
  );
}

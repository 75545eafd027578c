// The sheet that narrows missions to those with steps of one type.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip } from '@stagepass/ui/chip/chip.tsx';
import { DrawerActs } from '@stagepass/ui/drawer/drawer.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { useState } from 'react';
import {
  requirementIcons,
  requirementTypeKeys,
  requirementTypeNames,
} from '#domains/requirements/public/requirement-type.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { missionsCopy } from '../copy.ts';

export interface TypeFilterProps {
  type: RequirementType | null;
  onChange: (type: RequirementType | null) => void;
  onClose: () => void;
}

export function TypeFilter({ type, onChange, onClose }: TypeFilterProps) {
  const { filter } = useCopy(missionsCopy);
  const names = useCopy(requirementTypeNames);
  const [chosen, setChosen] = useState(type);
  const show = () => {
    onChange(chosen);
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      title={filter.title}
      footer={
        <DrawerActs>
          <Button variant="secondary" onClick={() => setChosen(null)}>
            {filter.clear}
          </Button>
          <Button onClick={show}>{filter.show}</Button>
        </DrawerActs>
      }
    >
      <fieldset>
        <legend className="sp-small sp-quiet mb-2">{filter.types}</legend>
        <div className="flex flex-wrap gap-2">
          <Chip pressed={chosen === null} onClick={() => setChosen(null)}>
            {filter.all}
          </Chip>
          {requirementTypeKeys.map((one) => (
            <Chip
              key={one}
              pressed={chosen === one}
              icon={<Icon of={requirementIcons[one]} />}
              onClick={() => setChosen(one)}
            >
              {names[one]}
            </Chip>
          ))}
        </div>
      </fieldset>
    </Sheet>
  );
}

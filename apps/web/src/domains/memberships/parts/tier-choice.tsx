// Which tier somebody is given by hand.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { membershipsCopy } from '../copy.ts';
import { useTiers } from '../data/tiers.ts';

export type TierChoiceProps = {
  clubId: string;
  current: string | null;
  isPending: boolean;
  onGive: (tierId: string | null) => void;
  onClose: () => void;
};

/** A choice has to be a text; no tier is the empty one. */
const NONE = '';

export function TierChoice({ clubId, current, isPending, onGive, onClose }: TierChoiceProps) {
  const copy = useCopy(membershipsCopy);
  const { acts } = copy;
  const { data = [] } = useTiers(clubId);
  const [chosen, setChosen] = useState(current ?? NONE);
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={acts.tierTitle}
      description={acts.tierLead}
      closeLabel={copy.close}
      footer={
        <Button wide loading={isPending} onClick={() => onGive(chosen === NONE ? null : chosen)}>
          {acts.confirmTier}
        </Button>
      }
    >
      <ChoiceGroup
        label={acts.tierTitle}
        labelHidden
        value={chosen}
        onChange={setChosen}
        choices={[
          { value: NONE, title: acts.noTier },
          ...data.toReversed().map((tier) => ({ value: tier.id, title: tier.name })),
        ]}
      />
    </Drawer>
  );
}

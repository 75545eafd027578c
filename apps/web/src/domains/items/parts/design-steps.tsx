// What the sheet of a design turns to: giving copies away, what was given before, who holds it, writing it anew. It stays one sheet.

import { ClubCopiesStep } from './club-copies-step.tsx';
import { EditStep } from './design-form.tsx';
import type { DesignStepProps } from './design-step-props.ts';
import { GrantStep } from './grant-step.tsx';
import { GrantsStep } from './grants-step.tsx';
import { HoldersStep } from './holders-step.tsx';

export type DesignStep = 'grant' | 'grants' | 'holders' | 'club-copies' | 'edit';

const steps = {
  grant: GrantStep,
  grants: GrantsStep,
  holders: HoldersStep,
  'club-copies': ClubCopiesStep,
  edit: EditStep,
};

export function DesignSteps({ step, ...given }: DesignStepProps & { step: DesignStep }) {
  const Step = steps[step];
  return <Step {...given} />;
}

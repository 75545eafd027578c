// How StagePass gets onto the home screen of an iPhone, without which it cannot show notifications there.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bellRinging } from '@stagepass/ui/icon/phosphor/bell-ringing.ts';
import { exportIcon } from '@stagepass/ui/icon/phosphor/export.ts';
import { plusCircle } from '@stagepass/ui/icon/phosphor/plus-circle.ts';
import { IconPlate } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { guideCopy } from '../push-copy.ts';

const steps = [
  { name: 'share', icon: exportIcon },
  { name: 'add', icon: plusCircle },
  { name: 'open', icon: bellRinging },
] as const;

export function HomeScreenGuide() {
  const copy = useCopy(guideCopy);
  return (
    <ol className="grid gap-3">
      {steps.map(({ name, icon }) => (
        <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <IconPlate icon={<Icon of={icon} />} />
          <span>{copy.steps[name]}</span>
        </li>
      ))}
    </ol>
  );
}

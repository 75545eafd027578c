// The moment a club opens: its poster, the stamp of its first member, and what to do with a new stage.
import { Button } from '@stagepass/ui/button/button.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gearSix } from '@stagepass/ui/icon/phosphor/gear-six.ts';
import { listChecks } from '@stagepass/ui/icon/phosphor/list-checks.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import { Stamp } from '@stagepass/ui/stamp/stamp.tsx';
import { type CSSProperties, useEffect, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { foundedCopy } from '../create-copy.ts';
import { ClubHero } from './club-hero.tsx';
import { clubScreenPath } from './paths.ts';
import type { ClubView } from './use-club.ts';
import './founded.css';

export function Founded({ club, onClose }: { club: ClubView; onClose: () => void }) {
  const copy = useCopy(foundedCopy);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    haptic('ultra');
  }, []);
  const to = (screen: Parameters<typeof clubScreenPath>[1]) => clubScreenPath(club.handle, screen);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={copy.title}
      description={copy.text({ club: club.name })}
      footer={
        <Button wide variant="ghost" onClick={close}>
          {copy.look}
        </Button>
      }
    >
      <div className="sp-founded">
        <ClubHero club={club} as="p" framed />
        <span className="sp-founded-stamp">
          <Stamp landing size="large" tone="gel">
            <span className="sp-founded-number">{copy.number}</span>
          </Stamp>
        </span>
        <Bits />
      </div>
      <div className="grid gap-2.5 mt-4">
        {club.join_policy === 'requirements' ? (
          <LinkButton to={to('requirement')} wide icon={<Icon of={listChecks} weight="bold" />}>
            {copy.requirements}
          </LinkButton>
        ) : null}
        <LinkButton
          to={to('manage')}
          wide
          variant={club.join_policy === 'requirements' ? 'secondary' : 'primary'}
          icon={<Icon of={gearSix} weight="bold" />}
        >
          {copy.setUp}
        </LinkButton>
        <LinkButton
          to={`${to('posts')}?view=compose`}
          wide
          variant="secondary"
          icon={<Icon of={pencilSimple} weight="fill" />}
        >
          {copy.post}
        </LinkButton>
        <LinkButton to={to('invite')} wide variant="secondary" icon={<Icon of={userPlus} />}>
          {copy.invite}
        </LinkButton>
      </div>
    </Sheet>
  );
}

const bits = Array.from({ length: 22 }, (_, at) => ({
  '--x': `${(at * 37) % 100}%`,
  '--late': `${(at * 61) % 420}ms`,
  '--turn': `${(at * 83) % 360}deg`,
  '--drift': `${((at * 29) % 60) - 30}px`,
}));

/** Paper bits, drawn once; none for whoever wants less motion. */
function Bits() {
  return (
    <span className="sp-founded-bits" aria-hidden="true">
      {bits.map((bit) => (
        <i key={`${bit['--x']} ${bit['--late']}`} style={bit as CSSProperties} />
      ))}
    </span>
  );
}

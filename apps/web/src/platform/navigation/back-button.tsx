// Owns the button that leads back: to where the person came from, or to the screen above on a first visit.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretLeft } from '@stagepass/ui/icon/phosphor/lean/caret-left.ts';
import { IconButton, type IconButtonSurface } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useNavigate } from 'react-router';
import { commonCopy } from '../i18n/common-copy.ts';
import { useCopy } from '../i18n/copy.ts';
import { placeInHistory } from './use-way-back.ts';

export function BackButton({ above, surface }: { above: string; surface?: IconButtonSurface }) {
  const { back } = useCopy(commonCopy);
  const navigate = useNavigate();
  return (
    <IconButton
      label={back}
      surface={surface}
      icon={<Icon of={caretLeft} weight="bold" mirror size="1.25rem" />}
      onClick={() => void (placeInHistory() > 0 ? navigate(-1) : navigate(above, { replace: true }))}
    />
  );
}

// The one way to a new club, in the same words wherever it is offered.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import type { ComponentProps } from 'react';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { createClubPath } from './paths.ts';

const createClubCopy = defineCopy({ create: 'Create a club' });

type Look = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size' | 'wide'>;

export function CreateClubButton(look: Look) {
  const copy = useCopy(createClubCopy);
  return (
    <LinkButton to={createClubPath()} icon={<Icon of={plus} weight="bold" />} {...look}>
      {copy.create}
    </LinkButton>
  );
}

// A small way into a club from a list: an open door is walked through on the spot, any other is looked at first.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { join } from '../data/admission.ts';
import { tellFailure } from '../data/tell-join.ts';
import { doorCopy } from '../door-copy.ts';

type Club = Pick<ClubCard, 'id' | 'handle' | 'name' | 'join_policy'>;

export function JoinHere({ club }: { club: Club }) {
  const copy = useCopy(doorCopy);
  const client = useQueryClient();
  const [state, setState] = useState<'out' | 'busy' | 'in'>('out');
  if (club.join_policy !== 'open')
    return (
      <LinkButton
        to={clubPath(club.handle)}
        aria-label={copy.lookNamed({ club: club.name })}
        variant="secondary"
        size="small"
      >
        {copy.look}
      </LinkButton>
    );
  const go = async () => {
    setState('busy');
    try {
      await join(client, { clubId: club.id, code: undefined, note: undefined });
      setState('in');
      void invalidateClubs(client);
    } catch (error) {
      setState('out');
      void tellFailure(error);
    }
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{state === 'in' ? copy.inNamed({ club: club.name }) : ''}</span>
      </VisuallyHidden>
      <Button
        variant={state === 'in' ? 'outline' : 'secondary'}
        size="small"
        loading={state === 'busy'}
        disabled={state === 'in'}
        icon={state === 'in' ? <Icon of={check} weight="bold" /> : undefined}
        aria-label={state === 'in' ? copy.inNamed({ club: club.name }) : copy.joinNamed({ club: club.name })}
        onClick={() => void go()}
      >
        {state === 'in' ? copy.in : copy.join}
      </Button>
    </>
  );
}

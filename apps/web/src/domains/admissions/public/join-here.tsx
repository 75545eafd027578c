// A small way into a club from a list: an open door is walked through on the spot, any other is looked at first.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
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
      <Button
        variant="secondary"
        size="small"
        render={(anatomy) => (
          <Link to={clubPath(club.handle)} aria-label={copy.lookNamed({ club: club.name })} {...anatomy} />
        )}
      >
        {copy.look}
      </Button>
    );
  const go = async () => {
    setState('busy');
    try {
      await join(client, { clubId: club.id, code: undefined, note: undefined });
      setState('in');
      void client.invalidateQueries({ queryKey: ['clubs'] });
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

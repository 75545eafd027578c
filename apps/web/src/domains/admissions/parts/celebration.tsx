// The moment somebody is in.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { admissionsCopy } from '../copy.ts';
import type { DoorClub } from '../model/door-step.ts';
import { JoinedPass } from './joined-pass.tsx';

/** Over whatever screen it happened on: its own club's light, and the only thing there. */
export function Celebration(props: { club: DoorClub; number: number; xp: number }) {
  const { joined } = useCopy(admissionsCopy);
  const client = useQueryClient();
  // What was asked for as a guest looks different to a member; the screen below changes once the pass is closed.
  useEffect(() => () => void invalidateClubs(client), [client]);
  return createPortal(
    <GelScope
      hue={props.club.hue}
      role="dialog"
      aria-modal="true"
      aria-label={joined.title}
      className="fixed inset-0 z-50 overflow-y-auto bg-(--house)"
    >
      <JoinedPass {...props} />
    </GelScope>,
    document.body,
  );
}

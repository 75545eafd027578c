// The moment somebody is in.
import { useBackCloses } from '@stagepass/ui/back/use-back-closes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { admissionsCopy } from '../copy.ts';
import type { DoorClub } from '../model/door-step.ts';
import { JoinedPass } from './joined-pass.tsx';

/** Over whatever screen it happened on: its own club's light, and the only thing there. */
export interface CelebrationProps {
  club: DoorClub;
  number: number;
  xp: number;
  onClose: () => void;
}

export function Celebration({ onClose, ...props }: CelebrationProps) {
  const { joined } = useCopy(admissionsCopy);
  const client = useQueryClient();
  // What was asked for as a guest looks different to a member; the screen below changes once the pass is closed.
  useEffect(() => () => void invalidateClubs(client), [client]);
  useBackCloses(true, onClose);
  useClosesOnTheWay(onClose);
  return createPortal(
    <GelScope
      hue={props.club.hue}
      role="dialog"
      aria-modal="true"
      aria-label={joined.title}
      className="fixed inset-0 z-50 overflow-y-auto bg-(--house)"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <JoinedPass {...props} />
    </GelScope>,
    document.body,
  );
}

/** A link of the pass can lead to the very screen below it, which then stays: the pass closes all the same. */
function useClosesOnTheWay(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== opened.current) close();
  }, [key]);
}

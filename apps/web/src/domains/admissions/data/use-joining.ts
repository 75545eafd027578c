// Joining: asked for by a form, which says itself what failed, or by a press, after which a toast says it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DoorStepProps } from '../model/door-step.ts';
import { join } from './admission.ts';
import { tellAsked, tellFailure } from './tell-join.ts';

export function useJoining({ club, code, onJoined }: DoorStepProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const send = async (note?: string) => {
    const outcome = await join(client, { clubId: club.id, code, note });
    if (outcome.state === 'waiting') void tellAsked();
    onJoined(outcome);
  };
  const go = async () => {
    setBusy(true);
    await send().catch(tellFailure);
    setBusy(false);
  };
  return { send, go, busy };
}

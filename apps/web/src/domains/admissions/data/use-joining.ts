// Joining by a press: what came of it is told, and whether it went well.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DoorStepProps } from '../model/door-step.ts';
import { join } from './admission.ts';
import { tellAsked, tellFailure } from './tell-join.ts';

export function useJoining({ club, code, onJoined }: DoorStepProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const go = async (note?: string): Promise<boolean> => {
    setBusy(true);
    try {
      const outcome = await join(client, { clubId: club.id, code, note });
      if (outcome.state === 'waiting') void tellAsked();
      onJoined(outcome);
      return true;
    } catch (error) {
      void tellFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { go, busy };
}

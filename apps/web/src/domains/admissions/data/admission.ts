// Where the person stands at a club's door, and the ways through it.
import type { JoinOutcome } from '@stagepass/contract/admissions/shapes.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { didFittingAct } from '#platform/push/fitting-act.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { forgetCode, readCode } from '../model/pending-code.ts';

invalidateClubs.also(invalidation('admissions'));

export const admissionKey = (clubId: string) => ['admissions', 'door', clubId] as const;

/** `code` is the invitation somebody just came with; otherwise one kept from before. */
export function useAdmission(clubId: string, code?: string) {
  const client = useQueryClient();
  const invitation = code ?? readCode(clubId);
  const onBack = () => void client.invalidateQueries({ queryKey: admissionKey(clubId) });
  const look = ({ club_id }: { club_id: string }) => {
    if (club_id === clubId) onBack();
  };
  useRealtime('joinRequestAnswered', look, { onBack });
  useRealtime('joinRequirementsPassed', look);
  return useCall(
    'GET /clubs/:id/admission',
    { params: { id: clubId }, query: invitation === undefined ? {} : { code: invitation } },
    { key: [...admissionKey(clubId), invitation ?? null] },
  );
}

/** Through the door; what was asked for along the way is asked anew. */
export async function join(
  client: QueryClient,
  { clubId, code, note }: { clubId: string; code: string | undefined; note: string | undefined },
): Promise<JoinOutcome> {
  const invitation = code ?? readCode(clubId);
  const send = (given: string | undefined) =>
    callData('POST /clubs/:id/join', {
      params: { id: clubId },
      body: { ...(note ? { note } : {}), ...(given === undefined ? {} : { code: given }) },
    });
  const look = () => void client.invalidateQueries({ queryKey: admissionKey(clubId) });
  try {
    const outcome = await send(invitation).catch((error: unknown) => {
      // An invitation that ended meanwhile keeps nobody out of a club that needs none.
      const lapsed = isApiError(error, 'admissions.invitation-ended') && code === undefined;
      if (!lapsed || invitation === undefined) throw error;
      forgetCode(clubId);
      return send(undefined);
    });
    // Somebody who is in is celebrated first, on the screen as it is; what it shows is asked anew after that.
    if (outcome.state === 'joined') {
      forgetCode(clubId);
      didFittingAct('joined');
    } else look();
    return outcome;
  } catch (error) {
    look();
    throw error;
  }
}

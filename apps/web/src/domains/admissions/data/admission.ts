// Where the person stands at a club's door, and the ways through it.
import type { JoinOutcome } from '@stagepass/contract/admissions/shapes.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { forgetCode, readCode } from '../model/pending-code.ts';

export const admissionKey = (clubId: string) => ['admissions', 'door', clubId] as const;

/** `code` is the invitation somebody just came with; otherwise one kept from before. */
export function useAdmission(clubId: string, code?: string) {
  const client = useQueryClient();
  const invitation = code ?? readCode(clubId);
  const look = ({ club_id }: { club_id: string }) => {
    if (club_id === clubId) void client.invalidateQueries({ queryKey: admissionKey(clubId) });
  };
  useRealtime('joinRequestAnswered', look);
  useRealtime('joinRequirementsPassed', look);
  return useQuery({
    queryKey: [...admissionKey(clubId), invitation ?? null],
    queryFn: async ({ signal }) =>
      (
        await call(
          'GET /clubs/:id/admission',
          { params: { id: clubId }, query: invitation === undefined ? {} : { code: invitation } },
          { signal },
        )
      ).data,
  });
}

/** Through the door; what was asked for along the way is asked anew. */
export async function join(
  client: QueryClient,
  { clubId, code, note }: { clubId: string; code: string | undefined; note: string | undefined },
): Promise<JoinOutcome> {
  const invitation = code ?? readCode(clubId);
  const send = async (given: string | undefined) =>
    (
      await call('POST /clubs/:id/join', {
        params: { id: clubId },
        body: { ...(note ? { note } : {}), ...(given === undefined ? {} : { code: given }) },
      })
    ).data;
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
    if (outcome.state === 'joined') forgetCode(clubId);
    else look();
    return outcome;
  } catch (error) {
    look();
    throw error;
  }
}

// Who may see what of the viewer; a change is shown at once and goes back where the server says no.
import type { Privacy } from '@stagepass/contract/users/shapes.ts';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';

export type { Privacy };

const privacyKey = ['users', 'privacy'] as const;

export function usePrivacy() {
  return useCall('GET /users/me/privacy', {}, { key: privacyKey });
}

export function useChangePrivacy(ended: Ended<Partial<Privacy>, unknown>) {
  return useOptimistic({
    ...ended,
    send: (change: Partial<Privacy>) => callData('PATCH /users/me/privacy', { body: change }),
    key: privacyKey,
    change: (privacy: Privacy, change) => ({ ...privacy, ...change }),
    answered: (client, privacy) => client.setQueryData(privacyKey, privacy),
  });
}

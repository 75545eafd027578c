// The signed-in person's own profile: read, changed, and kept in step with the session.

import type { CallInput } from '@stagepass/contract/client.ts';
import type { OwnProfile } from '@stagepass/contract/users/shapes.ts';
import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { updateSession } from '#platform/session/session.ts';
import { sendPicture } from './send-picture.ts';

export type { OwnProfile };
export type ProfileChange = NonNullable<CallInput<'PATCH /users/me'>['body']>;

export const ownProfileKey = ['users', 'me'] as const;

export function useOwnProfile() {
  return useQuery({
    queryKey: ownProfileKey,
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /users/me', {}, { signal });
      syncSession(data);
      return data;
    },
  });
}

function syncSession(profile: OwnProfile): void {
  const { display_name, user_name, avatar, email, email_verified, welcome_done, operator } = profile;
  updateSession({ display_name, user_name, avatar, email, email_verified, welcome_done, operator });
}

function keep(client: QueryClient, profile: OwnProfile): OwnProfile {
  client.setQueryData(ownProfileKey, profile);
  syncSession(profile);
  return profile;
}

/** Only the fields that are sent; the types allow a field that is there and undefined. */
function changed(change: ProfileChange): Partial<OwnProfile> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** For what follows from the profile on the server: asked too early, it would not know yet. */
export function useIsSavingProfile(): boolean {
  return useIsMutating({ mutationKey: ownProfileKey }) > 0;
}

export function useChangeProfile(ended: Ended<ProfileChange, unknown> = {}) {
  return useOptimistic({
    ...ended,
    key: ownProfileKey,
    send: (change: ProfileChange) => callData('PATCH /users/me', { body: change }),
    change: (profile: OwnProfile, change) => ({ ...profile, ...changed(change) }),
    answered: keep,
  });
}

export function useChangeUserName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (user_name: string) => callData('PUT /users/me/user-name', { body: { user_name } }),
    onSuccess: (profile) => keep(client, profile),
  });
}

export function useSendPicture(onProgress: (share: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picture: Blob) => sendPicture(picture, onProgress),
    onSuccess: (profile) => keep(client, profile),
  });
}

export function useRemovePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('DELETE /users/me/avatar', {}),
    onSuccess: (profile) => keep(client, profile),
  });
}

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
import { call } from '#platform/api/api.ts';
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

const changeKey = ['users', 'change-profile'] as const;

/** For what follows from the profile on the server: asked too early, it would not know yet. */
export function useIsSavingProfile(): boolean {
  return useIsMutating({ mutationKey: changeKey }) > 0;
}

/** Shown as saved at once; goes back where the server says no. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: async (change: ProfileChange) => (await call('PATCH /users/me', { body: change })).data,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: ownProfileKey });
      const before = client.getQueryData<OwnProfile>(ownProfileKey);
      if (before) client.setQueryData<OwnProfile>(ownProfileKey, { ...before, ...changed(change) });
      return { before };
    },
    onError: (_error, _change, kept) => client.setQueryData(ownProfileKey, kept?.before),
    onSuccess: (profile) => keep(client, profile),
  });
}

export function useChangeUserName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (user_name: string) =>
      (await call('PUT /users/me/user-name', { body: { user_name } })).data,
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
    mutationFn: async () => (await call('DELETE /users/me/avatar', {})).data,
    onSuccess: (profile) => keep(client, profile),
  });
}

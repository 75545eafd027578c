// Somebody's public profile, and what the viewer does about them: follow, mute, block. Shown at once, taken back on failure.
import type { PublicProfile, Relation } from '@stagepass/contract/users/shapes.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { forgetFeeds } from './fresh-feeds.ts';
import { ownProfileKey } from './own-profile.ts';

export type { PublicProfile };

const profilesKey = ['users', 'profile'] as const;
const profileKey = (idOrName: string) => [...profilesKey, idOrName] as const;

export function usePerson(idOrName: string) {
  return useQuery({
    queryKey: profileKey(idOrName),
    queryFn: async ({ signal }) =>
      (await call('GET /users/:id', { params: { id: idOrName } }, { signal })).data,
  });
}

/** What the viewer does, and how the two stand to each other once it is done. */
const deeds = {
  follow: { name: 'PUT /users/:id/follow', after: { following: true } },
  unfollow: { name: 'DELETE /users/:id/follow', after: { following: false } },
  mute: { name: 'PUT /users/:id/mute', after: { muted: true } },
  unmute: { name: 'DELETE /users/:id/mute', after: { muted: false } },
  block: { name: 'PUT /users/:id/block', after: { blocked: true, following: false, followed_by: false } },
  unblock: { name: 'DELETE /users/:id/block', after: { blocked: false } },
} as const satisfies Record<string, { name: string; after: Partial<Relation> }>;
export type Deed = keyof typeof deeds;
/** Those that decide whether the two see of each other what they write. */
const apart: readonly Deed[] = ['mute', 'unmute', 'block', 'unblock'];

/** Everything that shows people: profiles, lists of follows, blocked and muted people. */
const peopleKey = ['users'] as const;

export function usePersonDeed(person: { id: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (deed: Deed) => (await call(deeds[deed].name, { params: { id: person.id } })).data,
    onMutate: async (deed) => {
      await client.cancelQueries({ queryKey: profilesKey });
      const before = client.getQueriesData<PublicProfile>({ queryKey: profilesKey });
      changeProfiles(client, person.id, (profile) => withRelation(profile, deeds[deed].after));
      return { before };
    },
    onError: (_error, _deed, kept) => {
      for (const [key, profile] of kept?.before ?? []) client.setQueryData(key, profile);
    },
    onSuccess: (relation) => changeProfiles(client, person.id, (profile) => withRelation(profile, relation)),
    onSettled: (_relation, _error, deed) => {
      if (apart.includes(deed)) forgetFeeds(client);
      return client.invalidateQueries({ queryKey: peopleKey, predicate: isNotOwn });
    },
  });
}

/** The own profile is asked for again when it is opened: its counts alone may have changed. */
function isNotOwn({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== ownProfileKey[1];
}

function changeProfiles(
  client: QueryClient,
  id: string,
  change: (profile: PublicProfile) => PublicProfile,
): void {
  client.setQueriesData<PublicProfile>({ queryKey: profilesKey }, (profile) =>
    profile?.id === id ? change(profile) : profile,
  );
}

/** The person's count of followers moves with the viewer's own follow. */
export function withRelation(profile: PublicProfile, change: Partial<Relation>): PublicProfile {
  if (profile.viewer === null) return profile;
  const viewer = { ...profile.viewer, ...change };
  const moved = Number(viewer.following) - Number(profile.viewer.following);
  return { ...profile, viewer, followers: profile.followers + moved };
}

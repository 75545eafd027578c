// Somebody's public profile, and what the viewer does about them: follow, mute, block. Shown at once, taken back on failure.
import type { PublicProfile, Relation } from '@stagepass/contract/users/shapes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { invalidateApart } from '../public/invalidate.ts';
import { ownProfileKey } from './own-profile.ts';

export type { PublicProfile };

const profilesKey = ['users', 'profile'] as const;
const profileKey = (idOrName: string) => [...profilesKey, idOrName] as const;

export function usePerson(idOrName: string) {
  return useCall('GET /users/:id', { params: { id: idOrName } }, { key: profileKey(idOrName) });
}

/** What the viewer does, and how the two stand to each other once it is done. */
const relationChanges = {
  follow: { name: 'PUT /users/:id/follow', after: { following: true } },
  unfollow: { name: 'DELETE /users/:id/follow', after: { following: false } },
  mute: { name: 'PUT /users/:id/mute', after: { muted: true } },
  unmute: { name: 'DELETE /users/:id/mute', after: { muted: false } },
  block: { name: 'PUT /users/:id/block', after: { blocked: true, following: false, followed_by: false } },
  unblock: { name: 'DELETE /users/:id/block', after: { blocked: false } },
} as const satisfies Record<string, { name: string; after: Partial<Relation> }>;
export type RelationChange = keyof typeof relationChanges;
/** Those that decide whether the two see of each other what they write. */
const apart: readonly RelationChange[] = ['mute', 'unmute', 'block', 'unblock'];

/** Everything that shows people: profiles, lists of follows, blocked and muted people. */
const peopleKey = ['users'] as const;

export function useChangeRelation(person: { id: string }, ended: Ended<RelationChange, unknown>) {
  const show = (client: QueryClient, relation: Partial<Relation>) =>
    changeProfiles(client, person.id, (profile) => withRelation(profile, relation));
  return useOptimistic({
    ...ended,
    key: ['users', 'relation', person.id],
    send: (change: RelationChange) => callData(relationChanges[change].name, { params: { id: person.id } }),
    show: (client, change) => show(client, relationChanges[change].after),
    answered: (client, relation, change) => {
      show(client, relation);
      if (apart.includes(change)) void invalidateApart(client);
    },
    settled: (client) => client.invalidateQueries({ queryKey: peopleKey, predicate: isNotOwn }),
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

// Owns the answers for kinds whose owner is not written yet: nothing is found, nobody meets it.
import type { ConditionOwner } from '#domains/conditions/public/condition-owners.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import type { ClubsOfPerson } from '#domains/users/public/clubs-of-person.ts';

export const subjectToCome: SubjectOwner = {
  loadCards: async () => new Map(),
  facts: async () => new Map(),
  hide: async () => {},
  restore: async () => {},
};

export const conditionToCome: ConditionOwner<unknown> = {
  evaluateMany: async (_tx, _viewer, args) => args.map(() => false),
  labelMany: async (_tx, _clubId, args) => args.map(() => null),
};

/** Until memberships says who is in which club: nobody is in any. */
export const clubsOfPersonToCome: ClubsOfPerson = {
  listShown: async () => ({ clubs: [], shared: 0 }),
  listOwned: async () => [],
};

// Owns the answers for kinds whose owner is not written yet: nothing is found, nobody meets it.
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import type { ClubsOfPerson } from '#domains/users/public/clubs-of-person.ts';

export const subjectToCome: SubjectOwner = {
  loadCards: async () => new Map(),
  facts: async () => new Map(),
  hide: async () => {},
  restore: async () => {},
};

/** Until memberships says who is in which club: nobody is in any. */
export const clubsOfPersonToCome: ClubsOfPerson = {
  listShown: async () => ({ clubs: [], shared: 0 }),
  listOwned: async () => [],
};

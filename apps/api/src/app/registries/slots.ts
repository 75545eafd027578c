// Owns the filling of slots at boot: what later rows know, handed to the early rows that asked for its shape.
import { pendingRequests } from '#domains/admissions/public/pending-requests.ts';
import { joinRequests } from '#domains/clubs/public/join-requests-slot.ts';
import { conditionOwners } from '#domains/conditions/public/condition-owners.ts';
import { requirementOwners } from '#domains/requirements/public/requirement-owners.ts';
import { searchScope } from '#domains/search/public/search-scope.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import { clubsOfPerson } from '#domains/users/public/clubs-of-person.ts';
import { conditionRegistry } from './conditions.ts';
import { clubsOfPersonToCome } from './owners-to-come.ts';
import { requirementRegistry } from './requirements.ts';
import { searchScopeOfLaterRows } from './search.ts';
import { subjectRegistry } from './subjects.ts';

export function fillSlots(): void {
  subjectOwners.fill(subjectRegistry);
  conditionOwners.fill(conditionRegistry);
  searchScope.fill(searchScopeOfLaterRows);
  requirementOwners.fill(requirementRegistry);
  joinRequests.fill(pendingRequests);
  clubsOfPerson.fill(clubsOfPersonToCome);
}

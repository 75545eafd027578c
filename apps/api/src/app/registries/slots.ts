// Owns the filling of slots at boot: what later rows know, handed to the early rows that asked for its shape.
import { pendingRequests } from '#domains/admissions/public/pending-requests.ts';
import { joinRequests } from '#domains/clubs/public/join-requests-slot.ts';
import { clubMembers } from '#domains/clubs/public/members-slot.ts';
import { settlers } from '#domains/clubs/public/settlers-slot.ts';
import { conditionOwners } from '#domains/conditions/public/condition-owners.ts';
import { xpOfMany } from '#domains/levels/xp-of-many.ts';
import { membersOfClubs } from '#domains/memberships/club-members.ts';
import { profileClubs } from '#domains/memberships/profile-clubs.ts';
import { memberXp } from '#domains/memberships/public/xp-slot.ts';
import { requirementOwners } from '#domains/requirements/public/requirement-owners.ts';
import { searchScope } from '#domains/search/public/search-scope.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import { accountGuard } from '#domains/users/public/account-guard.ts';
import { clubsOfPerson } from '#domains/users/public/clubs-of-person.ts';
import { domainData } from '#domains/users/public/domain-data.ts';
import { valueOfPerson } from '#domains/users/public/value-of-person.ts';
import { accountGuardOfAuth } from './account-guard.ts';
import { conditionRegistry } from './conditions.ts';
import { domains } from './domains.ts';
import { requirementRegistry } from './requirements.ts';
import { searchScopeOfLaterRows } from './search.ts';
import { settlersOfDomains } from './settlers.ts';
import { subjectRegistry } from './subjects.ts';
import { valueOfDomains } from './value-of-person.ts';

export function fillSlots(): void {
  subjectOwners.fill(subjectRegistry);
  conditionOwners.fill(conditionRegistry);
  searchScope.fill(searchScopeOfLaterRows);
  requirementOwners.fill(requirementRegistry);
  clubMembers.fill(membersOfClubs);
  memberXp.fill(xpOfMany);
  settlers.fill(settlersOfDomains);
  joinRequests.fill(pendingRequests);
  clubsOfPerson.fill(profileClubs);
  valueOfPerson.fill(valueOfDomains);
  accountGuard.fill(accountGuardOfAuth);
  domainData.fill(domains);
}

// Owns the filling of slots at boot: what later rows know, handed to the early rows that asked for its shape.
import { pendingRequests } from '#domains/admissions/public/pending-requests.ts';
import { itemsOfBids } from '#domains/auctions/held-items.ts';
import { joinRequests } from '#domains/clubs/public/join-requests-slot.ts';
import { clubMembers } from '#domains/clubs/public/members-slot.ts';
import { settlers } from '#domains/clubs/public/settlers-slot.ts';
import { valueOfClub } from '#domains/clubs/public/value-of-club.ts';
import { conditionOwners } from '#domains/conditions/public/condition-owners.ts';
import { heldFor } from '#domains/ledger/public/held-for-slot.ts';
import { xpOfMany } from '#domains/levels/xp-of-many.ts';
import { membersOfClubs } from '#domains/memberships/club-members.ts';
import { profileClubs } from '#domains/memberships/profile-clubs.ts';
import { memberXp } from '#domains/memberships/public/xp-slot.ts';
import { requirementOwners } from '#domains/requirements/public/requirement-owners.ts';
import { foundAuctions } from '#domains/search/public/found-auctions.ts';
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
import { foundAuctionsOfLaterRows, searchScopeOfLaterRows } from './search.ts';
import { settlersOfDomains } from './settlers.ts';
import { subjectRegistry } from './subjects.ts';
import { valueOfClubs } from './value-of-club.ts';
import { valueOfDomains } from './value-of-person.ts';

export function fillSlots(): void {
  subjectOwners.fill(subjectRegistry);
  conditionOwners.fill(conditionRegistry);
  searchScope.fill(searchScopeOfLaterRows);
  foundAuctions.fill(foundAuctionsOfLaterRows);
  requirementOwners.fill(requirementRegistry);
  clubMembers.fill(membersOfClubs);
  memberXp.fill(xpOfMany);
  heldFor.fill(itemsOfBids);
  settlers.fill(settlersOfDomains);
  joinRequests.fill(pendingRequests);
  clubsOfPerson.fill(profileClubs);
  valueOfClub.fill(valueOfClubs);
  valueOfPerson.fill(valueOfDomains);
  accountGuard.fill(accountGuardOfAuth);
  domainData.fill(domains);
}

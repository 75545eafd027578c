// Owns what all domains put on a creator's desk, and what somebody has to be allowed to do to see it there.
import { requestsOnDesk } from '#domains/admissions/desk.ts';
import { endingAuctions } from '#domains/auctions/desk.ts';
import type { DeskParts } from '#domains/insights/public/desk-slot.ts';
import { payoutsOnDesk } from '#domains/ledger/desk.ts';
import { plansOnDesk } from '#domains/licenses/desk.ts';
import { draftMissions, endingMissions } from '#domains/missions/desk.ts';
import { casesOnDesk } from '#domains/moderation/desk.ts';
import { scheduledPosts } from '#domains/posts/desk.ts';
import { reviewsOnDesk } from '#domains/requirements/desk.ts';
import { answersOnDesk, closingVotes, draftVotes } from '#domains/votes/desk.ts';

export const deskOfDomains: DeskParts = {
  waiting: {
    reports: { deed: 'manage-content', list: casesOnDesk },
    reviews: { deed: 'manage-content', list: reviewsOnDesk },
    'join-requests': { deed: 'manage-members', list: requestsOnDesk },
    'vote-answers': { deed: 'manage-content', list: answersOnDesk },
    payouts: { deed: 'take-money-out', list: payoutsOnDesk },
    'plan-ends': { deed: 'delete-club', list: plansOnDesk },
  },
  dates: {
    'mission-ends': { deed: 'manage-content', list: endingMissions },
    'vote-closes': { deed: 'manage-content', list: closingVotes },
    'auction-ends': { deed: 'manage-sales', list: endingAuctions },
    'post-scheduled': { deed: 'manage-content', list: scheduledPosts },
  },
  drafts: {
    mission: { deed: 'manage-content', list: draftMissions },
    vote: { deed: 'manage-content', list: draftVotes },
  },
};

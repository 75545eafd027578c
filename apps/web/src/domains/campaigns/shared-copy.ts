// Every text of a win that somebody shared.
import type { RewardWay } from '@stagepass/contract/campaigns/kinds.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { campaignErrors } from './copy.ts';

export const sharedWinCopy = defineCopy({
  page: 'Win',
  won: '{name} won {prize}',
  where: 'In {title}, by {club}',
  ways: {
    all: 'For doing the missions',
    first: 'One of the first',
    raffle: 'Drawn in the raffle',
    top: 'On the leaderboard',
  } satisfies Record<RewardWay, string>,
  place: '{place} on the leaderboard',
  campaign: 'View campaign',
  profile: 'View {name}’s profile',
  failed: 'Couldn’t load this win',
  missingTitle: 'This win isn’t shown',
  errors: {
    ...campaignErrors,
    'campaigns.win-not-shown': 'The link is old, or the person doesn’t show what they won.',
    'users.not-found': 'This person doesn’t exist, or doesn’t show their profile.',
    'clubs.members-only': 'Only members see this campaign.',
  },
});

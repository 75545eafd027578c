// Every text of first steps.
import type { OnboardingStep } from '@stagepass/contract/onboarding/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const onboardingCopy = defineCopy({
  fan: 'Your first week',
  creator: 'Set up {club}',
  lead: 'Finish these to earn the badge “{name}”.',
  of: '{done} of {all} done',
  steps: {
    join: 'Join a club',
    'mission-1': 'Finish a mission',
    'mission-2': 'Finish a second mission',
    'mission-3': 'Finish a third mission',
    post: 'Write your first post',
    item: 'Make your first item',
    mission: 'Publish your first mission',
  } satisfies Record<OnboardingStep, string>,
  done: 'done',
  dismiss: 'Hide these steps',
  dismissed: 'Hidden. Your badges stay on your profile.',
});

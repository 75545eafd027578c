// Owns what first steps do when something happens that may be the last of them.
import { designChanged } from '@stagepass/contract/items/events.ts';
import { missionCompleted, missionPublished } from '@stagepass/contract/missions/events.ts';
import { postPublished } from '@stagepass/contract/posts/events.ts';
import { onEvent } from '#platform/domain.ts';
import { completeCreator, completeFan } from './steps.ts';

export const handlers = [
  onEvent(
    'onboarding.mission-completed',
    missionCompleted,
    (platform, tx, { user_id }) => completeFan(platform, tx, user_id),
    {
      lane: 'counting',
    },
  ),
  onEvent(
    'onboarding.post-published',
    postPublished,
    (platform, tx, { club_id }) => completeCreator(platform, tx, club_id),
    {
      lane: 'counting',
    },
  ),
  onEvent(
    'onboarding.mission-published',
    missionPublished,
    (platform, tx, { club_id }) => completeCreator(platform, tx, club_id),
    {
      lane: 'counting',
    },
  ),
  onEvent(
    'onboarding.item-brought-out',
    designChanged,
    (platform, tx, { club_id }) => completeCreator(platform, tx, club_id),
    {
      lane: 'counting',
    },
  ),
];

// Owns the reactions of requirements to others' events.
import { checkedIn } from '@stagepass/contract/checkins/events.ts';
import { onEvent } from '#platform/domain.ts';
import { judgeCheckins } from './judge-checkins.ts';

export const handlers = [
  onEvent('requirements.judge-checkins', checkedIn, (platform, tx, { club_id, user_id }) =>
    platform.jobs.queue(tx, judgeCheckins.name, { club_id, user_id }),
  ),
];

// Owns the reactions of levels to others' events: other tier rules mean that everybody is looked at again.
import { tierRulesChanged } from '@stagepass/contract/memberships/events.ts';
import { onEvent } from '#platform/domain.ts';
import { regrantTiers } from './jobs.ts';

export const handlers = [
  onEvent('levels.regrant-tiers', tierRulesChanged, (platform, tx, { club_id }) =>
    platform.jobs.queue(tx, regrantTiers.name, { club_id }, { key: club_id }),
  ),
];

// Owns what votes do when something else changed: a picture of an option that got another text.
import { mediaDescribed } from '@stagepass/contract/media/events.ts';
import { listMediaFacts } from '#domains/media/public/list-media-facts.ts';
import { onEvent } from '#platform/domain.ts';
import { tellChanged } from './tell.ts';
import { describePicture } from './votes.store.ts';

export const handlers = [
  onEvent(
    'votes.describe-picture',
    mediaDescribed,
    async (platform, tx, { media_id, used_kind, used_id }) => {
      if (used_kind !== 'vote') return;
      const facts = (await listMediaFacts(tx, { kind: 'vote', id: used_id })).get(media_id);
      if (facts === undefined) return;
      await describePicture(tx, { vote_id: used_id, media_id, alt: facts.alt });
      tellChanged(platform, tx, used_id);
    },
  ),
];

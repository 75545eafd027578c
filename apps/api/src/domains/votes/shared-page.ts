// Owns what a shared link to a vote shows to whoever is not signed in, crawlers among them.
import { isId } from '@stagepass/contract/shapes.ts';
import { pictureKeys } from '#domains/media/public/picture-keys.ts';
import type { SharedPage } from '#platform/cards/shared-page.ts';
import { unlessRefused } from '#platform/cards/unless-refused.ts';
import { visitor } from '#platform/http/actor.ts';
import { loadVote } from './access.ts';
import { stateOf } from './vote.rules.ts';
import { findOptions } from './votes.store.ts';

const DESCRIPTION_LENGTH = 200;
const stands = { draft: '', scheduled: 'Opens soon', open: 'Open now', closed: 'Closed' } as const;

export const sharedVote: SharedPage = {
  noun: 'vote',
  path: '/club/vote-detail/:id',
  async load(platform, id) {
    if (!isId(id)) return undefined;
    // As a visitor sees it: a draft, a private club's vote and one that is out of sight have no card.
    const door = await loadVote(platform, platform.db, visitor, id).catch(unlessRefused);
    if (door === undefined) return undefined;
    const { vote, club } = door;
    const options = await findOptions(platform.db, id);
    const labels = options.map(({ label }) => label).join(' · ');
    const picture = options.find((option) => option.picture !== null)?.picture ?? null;
    return {
      by: club.name,
      title: vote.title,
      description: vote.story.replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION_LENGTH) || labels,
      facts: [stands[stateOf(vote, platform.clock.now())], `${options.length} options`],
      hue: club.hue,
      picture_key: picture?.base.startsWith('public/') === true ? pictureKeys(picture).medium : null,
    };
  },
};

// Owns what a shared link to a mission shows to whoever is not signed in, crawlers among them.
import { isId } from '@stagepass/contract/shapes.ts';
import { pictureKeys } from '#domains/media/public/picture-keys.ts';
import { listSteps } from '#domains/requirements/public/list-steps.ts';
import type { SharedPage } from '#platform/cards/shared-page.ts';
import { unlessRefused } from '#platform/cards/unless-refused.ts';
import { visitor } from '#platform/http/actor.ts';
import { loadMission } from './access.ts';

const DESCRIPTION_LENGTH = 200;

export const sharedMission: SharedPage = {
  noun: 'mission',
  async load(platform, id) {
    if (!isId(id)) return undefined;
    const { db } = platform;
    // As a visitor sees it: a draft, a private club's mission and one that is out of sight have no card.
    const door = await loadMission(platform, db, visitor, id).catch(unlessRefused);
    if (door === undefined) return undefined;
    const { mission, club } = door;
    const rounds = [{ owner_id: mission.id, period: '' }];
    const steps = (await listSteps(db, 'mission', rounds, null)).get(mission.id) ?? [];
    const xp = steps.reduce((sum, step) => sum + step.xp, 0);
    const facts = [`${xp} XP`, steps.length === 1 ? '1 step' : `${steps.length} steps`];
    const story = mission.story.replace(/\s+/g, ' ').trim();
    return {
      by: club.name,
      title: mission.title,
      description: story.slice(0, DESCRIPTION_LENGTH) || facts.join(' · '),
      facts,
      hue: club.hue,
      picture_key: mission.picture === null ? null : pictureKeys(mission.picture).medium,
    };
  },
};

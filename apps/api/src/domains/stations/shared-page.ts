// Owns what a shared link to a station shows to whoever is not signed in, crawlers among them.
import { formatUsd } from '@stagepass/base/money.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { pictureKeys } from '#domains/media/public/picture-keys.ts';
import type { SharedPage } from '#platform/cards/shared-page.ts';
import { unlessRefused } from '#platform/cards/unless-refused.ts';
import { visitor } from '#platform/http/actor.ts';
import { loadStation } from './access.ts';
import { leftOf } from './station.rules.ts';
import { loadThings } from './things/load-things.ts';
import { kindOf } from './things/thing-kinds.ts';

const DESCRIPTION_LENGTH = 200;

export const sharedStation: SharedPage = {
  noun: 'station',
  async load(platform, id) {
    if (!isId(id)) return undefined;
    const { db } = platform;
    // As a visitor sees it: a draft, a private club's station and one that is out of sight have no card.
    const door = await loadStation(platform, db, visitor, id).catch(unlessRefused);
    if (door === undefined) return undefined;
    const { station, club } = door;
    const thing = (await loadThings(platform, db, [station], null)).get(station.id)?.thing ?? null;
    const design = (await loadDesigns(db, [station.design_id ?? ''])).get(station.design_id ?? '');
    const left = leftOf(station);
    const facts = [
      ...(thing === null ? [] : [kindOf(station.kind).nameOf(thing)]),
      station.price === 0 ? 'Free' : formatUsd(station.price),
      ...(left === null ? [] : [`${left} of ${station.total} left`]),
    ];
    const story = station.story.replace(/\s+/g, ' ').trim();
    return {
      by: club.name,
      title: station.title,
      description: story.slice(0, DESCRIPTION_LENGTH) || facts.join(' · '),
      facts,
      hue: club.hue,
      picture_key: design?.picture ? pictureKeys(design.picture).medium : null,
    };
  },
};

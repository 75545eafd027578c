// Owns what a shared link to somebody's album page shows to whoever is not signed in, crawlers among them.
import { isId } from '@stagepass/contract/shapes.ts';
import type { SharedPage } from '#platform/cards/shared-page.ts';
import { unlessRefused } from '#platform/cards/unless-refused.ts';
import { oklch } from '#platform/color/oklch.ts';
import { visitor } from '#platform/http/actor.ts';
import { getUserSet } from './reads/get-user-set.ts';

/** Addresses are `/set/<set>~<user name>`: one set, as one person has it. */
export const sharedSet: SharedPage = {
  noun: 'set',
  async load(platform, id) {
    const [setId = '', user = ''] = id.split('~');
    if (!isId(setId) || user === '') return undefined;
    const found = await getUserSet(platform, visitor, { id: setId, user }).catch(unlessRefused);
    if (found === undefined) return undefined;
    const { set, entries } = found;
    const name = found.user.display_name;
    const isComplete = set.collected === set.size;
    return {
      by: set.club.name,
      title: set.name,
      description: isComplete
        ? `${name} completed “${set.name}” in ${set.club.name}.`
        : `${name} has ${set.collected} of ${set.size} of “${set.name}” in ${set.club.name}.`,
      facts: [name, isComplete ? `All ${set.size} collected` : `${set.collected} of ${set.size} collected`],
      hue: set.club.hue,
      picture_key: null,
      art: albumArt(
        entries.map(({ owned }) => owned),
        set.club.hue,
      ),
    };
  },
};

const GAP = 3;

/** The album's page with its die-cut holes: what stands inside an SVG of 100 × 100. */
function albumArt(places: readonly boolean[], hue: number): string {
  const columns = Math.ceil(Math.sqrt(places.length));
  const rows = Math.ceil(places.length / columns);
  const side = (92 - GAP * (columns - 1)) / columns;
  const top = 50 - (rows * side + (rows - 1) * GAP) / 2;
  const round = Math.min(4, side / 6);
  const drawn = places.map((owned, at) => {
    const x = 4 + (at % columns) * (side + GAP);
    const y = top + Math.floor(at / columns) * (side + GAP);
    const box = `x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${side.toFixed(2)}" height="${side.toFixed(2)}" rx="${round}"`;
    if (!owned)
      return `<rect ${box} fill="#0a0807" stroke="#8b857b" stroke-width="0.9" stroke-dasharray="2.4 1.8"/>`;
    const light = oklch(0.62 + (at % 3) * 0.07, 0.14, hue + (at % 4) * 14);
    return `<rect ${box} fill="${light}"/><rect ${box} fill="none" stroke="#f6f1e7" stroke-width="1.2"/>`;
  });
  return drawn.join('');
}

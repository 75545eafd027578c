// Owns what a shared link to somebody's level shows to whoever is not signed in, crawlers among them.
import type { SharedPage } from '#platform/cards/shared-page.ts';
import { unlessRefused } from '#platform/cards/unless-refused.ts';
import { oklch } from '#platform/color/oklch.ts';
import { visitor } from '#platform/http/actor.ts';
import { getUserLevel } from './reads/get-user-level.ts';

/** Addresses are `/level/<club handle>~<user name>`: one person's level in one club. */
export const sharedLevel: SharedPage = {
  noun: 'level',
  async load(platform, id) {
    const [club = '', user = ''] = id.split('~');
    if (club === '' || user === '') return undefined;
    const found = await getUserLevel(platform, visitor, { id: club, user }).catch(unlessRefused);
    if (found === undefined) return undefined;
    const title = `${found.user.display_name} is level ${found.level}`;
    return {
      by: found.club.name,
      title,
      description: `${title} in ${found.club.name}.`,
      facts: [found.name ?? `Level ${found.level}`],
      hue: found.club.hue,
      picture_key: null,
      art: levelArt(found.level, found.club.hue),
    };
  },
};

/** The number in its ring, as it is stamped when a level is reached: what stands inside an SVG of 100 × 100. */
function levelArt(level: number, hue: number): string {
  const number = String(level);
  const size = [46, 46, 38, 28][Math.min(number.length, 3)] ?? 28;
  return `<circle cx="50" cy="53" r="44" fill="#000" opacity="0.35"/>
    <circle cx="50" cy="50" r="44" fill="${oklch(0.34, 0.09, hue)}"/>
    <circle cx="50" cy="50" r="44" fill="none" stroke="${oklch(0.8, 0.14, hue)}" stroke-width="5" stroke-dasharray="63.1 6" transform="rotate(-86 50 50)"/>
    <circle cx="50" cy="50" r="35" fill="none" stroke="${oklch(0.9, 0.06, hue)}" stroke-width="1.4" stroke-dasharray="3 3"/>
    <text x="50" y="${50 + size * 0.355}" text-anchor="middle" font-family="Anybody Thin" font-size="${size}" fill="#f6f1e7">${number}</text>`;
}

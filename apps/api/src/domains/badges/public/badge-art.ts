// Owns a badge as it is drawn on a share picture: the same patch as on the phone, in plain colors.
import { badgeOutlines, badgeTwill } from '@stagepass/base/badge-outlines.ts';
import { badgeSigns } from '@stagepass/base/badge-signs.ts';
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import { oklch } from '#platform/color/oklch.ts';

const about = (scale: number) => `translate(50 50) scale(${scale}) translate(-50 -50)`;

/** What stands inside an SVG of 100 × 100. */
export function badgeArt({ look, stage, stages }: Pick<BadgeCard, 'look' | 'stage' | 'stages'>): string {
  const { shape, icon, hue } = look;
  const outline = badgeOutlines[shape];
  const thread = oklch(0.93, 0.05, hue + 50);
  const shown = stages > 1 ? stage : 0;
  const chevrons = Array.from({ length: shown }, (_, at) => {
    const x = 50 - (shown - 1) * 7 + at * 14 - 5;
    return `<path d="M${x} 76l5 -4.5l5 4.5" fill="none" stroke="${oklch(0.88, 0.12, hue + 60)}" stroke-width="3.2"/>`;
  });
  return `<path d="${outline}" fill="#000" opacity="0.35" transform="translate(1.5 3)"/>
    <path d="${outline}" fill="${oklch(0.8, 0.13, hue + 50)}"/>
    <path d="${outline}" fill="${oklch(0.48, 0.14, hue)}" transform="${about(0.86)}"/>
    <clipPath id="cloth"><path d="${outline}" transform="${about(0.86)}"/></clipPath>
    <g clip-path="url(#cloth)" opacity="0.13"><path d="${badgeTwill}" fill="none" stroke="#fff"/></g>
    <path d="${outline}" fill="none" stroke="${thread}" stroke-width="1.9" stroke-dasharray="4.5 3" transform="${about(0.78)}"/>
    <g transform="translate(31 ${shown > 0 ? 25 : 31}) scale(0.149)" fill="${thread}"><path d="${badgeSigns[icon]}"/></g>
    ${chevrons.join('')}`;
}

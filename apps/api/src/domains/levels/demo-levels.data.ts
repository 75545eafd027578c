// Owns the demo clubs' levels that have names and perks.
import type { LevelPerk } from '@stagepass/contract/levels/shapes.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';

interface DemoLevel {
  readonly level: number;
  readonly name: string;
  readonly perks: LevelPerk[];
}

const text = (words: string): LevelPerk => ({ type: 'text', text: words });
const off = (percent: number): LevelPerk => ({ type: 'discount', percent });
const missions: LevelPerk = { type: 'privateMission' };

export const demoLevels: Partial<Record<DemoClubHandle, readonly DemoLevel[]>> = {
  'tin-lighthouse': [
    { level: 2, name: 'Boathand', perks: [text('A seat in the lounge')] },
    { level: 3, name: 'Oil can', perks: [text('The beta branch')] },
    { level: 4, name: 'The stairs', perks: [text('Wallpaper pack')] },
    { level: 5, name: 'Keeper’s mate', perks: [off(5)] },
    { level: 6, name: 'Lamp room', perks: [text('Your name in the next credits')] },
    { level: 7, name: 'Keeper', perks: [missions] },
    { level: 8, name: 'The light', perks: [off(15)] },
  ],
  'velvet-static': [
    { level: 2, name: 'First row of the queue', perks: [] },
    { level: 5, name: 'Soundcheck', perks: [text('Rehearsal recordings')] },
    { level: 8, name: 'Tape head', perks: [off(5)] },
    { level: 11, name: 'Feedback loop', perks: [text('Vote on the encore')] },
    { level: 13, name: 'Patch bay', perks: [missions] },
    { level: 14, name: 'Side stage', perks: [text('Your name on the van')] },
    { level: 15, name: 'Monitor desk', perks: [off(12)] },
    { level: 16, name: 'Front of house', perks: [text('Set list before the show')] },
    { level: 20, name: 'The static', perks: [off(15), text('Listed for every show')] },
  ],
  'third-kettle': [
    { level: 2, name: 'Milk jug', perks: [] },
    { level: 4, name: 'Regular', perks: [text('Your cup on the shelf')] },
    { level: 5, name: 'Window seat', perks: [off(10)] },
    { level: 7, name: 'Roaster’s table', perks: [missions] },
    { level: 10, name: 'Third kettle', perks: [text('A blend named after you')] },
  ],
};

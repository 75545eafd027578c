// Owns the missions of the demo world that lead into other worlds: a 360° scene, a model to place, a token to hold.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { scenePlaces } from '#platform/art/scene.ts';
import { TEST_CHAIN, testAddresses } from '#platform/chain/test-chain.ts';
import type { DemoMission } from './demo-steps.data.ts';

/** Clues and what is said at the place, by the thing of the drawn scene. */
const clues: readonly [keyof typeof scenePlaces, string, string][] = [
  [
    'amp',
    'It hums before anybody plays. Wren says good night to it.',
    'The amp. Do not touch the third knob.',
  ],
  ['cat', 'She has been to every rehearsal and paid for none.', 'That is Kettle, asleep on the set list.'],
  ['clock', 'It is wrong twice an hour and nobody minds.', 'Always ten past. The band is not.'],
];

export const rehearsalRoom: RequirementConfig = {
  type: 'VR',
  text: 'Three things are hidden in plain sight. Look around; we have, for eleven years.',
  media_id: null,
  hotspots: clues.map(([place, clue, found]) => ({
    key: `place-${place}`,
    ...scenePlaces[place],
    radius_deg: 12,
    clue,
    found,
  })),
  misses: 10,
  seconds: 5,
};

const kitchenMic: RequirementConfig = {
  type: 'AR',
  text: 'Wren dropped it twice. Look for the dent on the far side.',
  find: 'model',
  model: { from: 'house', shape: 'microphone' },
  seconds: 5,
};

const holdsTokens: RequirementConfig = {
  type: 'WEB3',
  chain_id: TEST_CHAIN.id,
  contract: testAddresses.token,
  standard: 'ERC20',
  token_id: null,
  least: '5',
  symbol: 'TUNE',
};

export const bandWorlds: readonly DemoMission[] = [
  {
    title: 'Inside the rehearsal room',
    story: 'The room under the launderette, all the way round. Find the three things that never leave it.',
    object: 'drum',
    reward: 'House pick',
    steps: [{ title: 'Look around the room', config: rehearsalRoom }],
  },
  {
    title: 'The mic on your kitchen table',
    story: 'Wren’s microphone, life-sized, wherever you put it. Walk around it once. It has seen things.',
    object: 'mic',
    reward: 'Setlist, torn',
    steps: [{ title: 'Put the mic down', config: kitchenMic }],
  },
  {
    title: 'Five TUNE, no more talk',
    story: 'Whoever holds five backstage tokens has carried at least one amp. We look; we take nothing.',
    object: 'key',
    reward: 'House pick',
    steps: [{ title: 'Hold five TUNE', config: holdsTokens }],
  },
];

// Tests that the phone's lists are the contract's.
import * as contract from '@stagepass/contract/items/shapes.ts';
import { expect, it } from 'vitest';
import * as words from './item-words.ts';

it('offers what the contract knows', () => {
  expect(words.itemKinds).toEqual(contract.itemKinds);
  expect(words.itemStates).toEqual(contract.itemStates);
  expect(words.redeemableKinds).toEqual(contract.redeemableKinds);
  expect(words.mustRedeemKinds).toEqual(contract.mustRedeemKinds);
  expect(words.drawnObjects).toEqual(contract.drawnObjects);
  expect([words.MAX_EDITION, words.MAX_NAMES]).toEqual([contract.MAX_EDITION, contract.MAX_NAMES]);
});

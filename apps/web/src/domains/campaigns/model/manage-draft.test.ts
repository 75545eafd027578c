// Tests what is made of what a creator types: rewards, amounts, and what is wrong with them.
import { expect, test } from 'vitest';
import { anEditor, aReward, inDays } from '../testing/campaigns.ts';
import {
  centsOf,
  emptyForm,
  emptyReward,
  fieldsOf,
  formOf,
  rewardTroubles,
  troublesOf,
  typedCents,
} from './manage-draft.ts';

test.each([
  ['5', 500],
  ['5.5', 550],
  ['0,99', 99],
  ['0', undefined],
  ['five', undefined],
  ['-1', undefined],
])('%s dollars are %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test('a reward says what it lacks', () => {
  expect(rewardTroubles(emptyReward('item'))).toEqual(['design']);
  expect(rewardTroubles(emptyReward('badge'))).toEqual(['badge']);
  expect(rewardTroubles({ ...emptyReward('credits'), total: '' })).toEqual(['amount', 'total']);
  const open = { ...emptyReward('item'), way: 'all' as const, design_id: 'd', total: '' };
  expect(rewardTroubles(open)).toEqual([]);
  expect(rewardTroubles({ ...open, way: 'first', needs: 'x' })).toEqual(['total', 'needs']);
});

test('what was saved comes back as it was typed', () => {
  const prize = { kind: 'credits' as const, amount_cents: 250 };
  const rewards = [
    { ...aReward(), needs: null, given: 0 },
    { ...aReward({ id: 'r2', way: 'first', total: 10, prize }), needs: 2, given: 0 },
  ];
  const editor = anEditor({ rewards, opens_at: inDays(1), closes_at: inDays(3) });
  const form = formOf(editor, 'Europe/Lisbon');
  expect(fieldsOf(form, 'Europe/Lisbon').rewards).toEqual([
    { kind: 'item', way: 'raffle', needs: null, total: 1, design_id: 'd1' },
    { kind: 'credits', way: 'first', needs: 2, total: 10, amount_cents: 250 },
  ]);
  expect(typedCents(form.rewards)).toBe(2500);
});

test('a reward that lacks something is kept as far as it is written; one that is mistaken is not', () => {
  const badge = emptyReward('badge');
  const credits = { ...emptyReward('credits'), total: '3', needs: '2' };
  const draft = { ...emptyForm, title: 'Kites', rewards: [badge, { ...badge, badge_id: 'b1' }, credits] };
  expect(troublesOf(draft)).toEqual([]);
  const { rewards, unfinished_rewards = [] } = fieldsOf(draft, 'UTC');
  expect(rewards).toEqual([{ kind: 'badge', way: 'all', needs: null, total: null, badge_id: 'b1' }]);
  const nothing = { design_id: null, badge_id: null, amount_cents: null, token_amount: null };
  expect(unfinished_rewards).toEqual([
    { kind: 'badge', way: 'all', needs: null, total: null, ...nothing },
    { kind: 'credits', way: 'raffle', needs: 2, total: 3, ...nothing },
  ]);
  expect(formOf(anEditor({ unfinished_rewards }), 'UTC').rewards).toEqual([badge, credits]);
  expect(troublesOf({ ...draft, rewards: [{ ...credits, amount: 'five' }] })).toEqual(['rewards']);
  expect(troublesOf({ ...draft, rewards: [{ ...badge, total: 'x' }] })).toEqual(['rewards']);
});

test('fan tokens are whole, and come back as they were typed', () => {
  const tokens = { ...emptyReward('tokens'), way: 'all' as const, total: '5' };
  expect(rewardTroubles(tokens)).toEqual(['amount']);
  expect(rewardTroubles({ ...tokens, amount: '2.5' })).toEqual(['amount']);
  expect(rewardTroubles({ ...tokens, amount: '10001' })).toEqual(['amount']);
  expect(rewardTroubles({ ...tokens, amount: '20', total: '' })).toEqual(['total']);
  const draft = { ...emptyForm, title: 'Kites', rewards: [{ ...tokens, amount: '20' }] };
  expect(fieldsOf(draft, 'UTC').rewards).toEqual([
    { kind: 'tokens', way: 'all', needs: null, total: 5, token_amount: 20 },
  ]);
  const prize = { kind: 'tokens' as const, amount: 20, symbol: 'VELV' };
  const saved = { ...aReward({ way: 'all', total: 5, prize }), needs: null, given: 0 };
  expect(formOf(anEditor({ rewards: [saved] }), 'UTC').rewards).toEqual(draft.rewards);
});

test('a campaign needs a title, and closes after it opens', () => {
  expect(troublesOf(emptyForm)).toEqual(['title']);
  const times = { ...emptyForm, title: 'Kites', opens: '2026-11-20T10:00', closes: '2026-11-20T09:00' };
  expect(troublesOf(times)).toEqual(['closes']);
});

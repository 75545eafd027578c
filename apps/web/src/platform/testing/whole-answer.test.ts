// Proves that fakes of the server follow the contract: filled up to a whole answer, refused where they say what it does not know.
import { expect, test } from 'vitest';
import { wholeAnswer } from './whole-answer.ts';

test('what a test does not say is there all the same', () => {
  expect(wholeAnswer('GET /clubs/:id/cases/counts', { data: { waiting: 2 } })).toEqual({
    data: { waiting: 2, hidden: 0, appealed: 0 },
  });
  expect(wholeAnswer('GET /memberships', { data: [{ club: { name: 'Tin' }, role: 'owner' }] })).toMatchObject(
    {
      data: [{ club: { name: 'Tin', picture: null, member_count: 0 }, role: 'owner', tier: null }],
      next_cursor: null,
    },
  );
});

test('a name or a word that the contract does not know is refused, however deep', () => {
  const clubs = (club: object) => () => wholeAnswer('GET /memberships', { data: [{ club }] });
  expect(clubs({ title: 'Tin' })).toThrow('the contract knows no title at GET /memberships.data.0.club');
  expect(clubs({ category: 'polka' })).toThrow('knows no polka at GET /memberships.data.0.club.category');
});

test('of several shapes the one is taken that fits what is given', () => {
  const tiers = { data: [{ reached_by: { by: 'xp', xp: 40 } }, { reached_by: { by: 'hand' } }] };
  expect(wholeAnswer('GET /clubs/:id/tiers', tiers)).toMatchObject(tiers);
});

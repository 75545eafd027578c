// Tests a vote's form: what is sent of it, and what keeps it from being sent.
import { expect, test } from 'vitest';
import { aVote } from '../testing/votes.ts';
import { bodyOf, emptyForm, formOf, newOption, troublesOf } from './draft.ts';

test('what was read is sent back as it was, to the second', () => {
  const vote = aVote({ opens_at: '2026-11-15T12:00:31.250Z', closes_at: '2026-11-20T12:00:00.000Z' });
  expect(bodyOf(formOf(vote, 'Europe/Lisbon'), 'Europe/Lisbon', vote)).toMatchObject({
    title: vote.title,
    options: [{ label: 'Long String', media_id: null }, { label: 'Ferry at Six' }, { label: 'Hallway Moon' }],
    opens_at: vote.opens_at,
    closes_at: vote.closes_at,
    results: 'live',
    most_choices: 1,
  });
});

test('empty rows are not sent; weights only where votes count by tier', () => {
  const form = { ...emptyForm(), title: ' Encore? ', weights: { t1: '3' } };
  form.options = [{ ...newOption(), label: 'Yes' }, newOption(), { ...newOption(), label: 'No' }];
  const body = bodyOf(form, 'UTC', null);
  expect(body.title).toBe('Encore?');
  expect(body.options).toEqual([
    { label: 'Yes', media_id: null },
    { label: 'No', media_id: null },
  ]);
  expect(body.weights).toEqual([]);
  expect(bodyOf({ ...form, weighting: 'tier' }, 'UTC', null).weights).toEqual([{ tier_id: 't1', weight: 3 }]);
});

test('says what is wrong', () => {
  const form = emptyForm();
  expect(troublesOf(form)).toEqual(['title']);
  const unnamed = { ...newOption(), picture: { id: 'm1', small_url: null, alt: '' } };
  expect(troublesOf({ ...form, title: 'A', options: [unnamed] })).toEqual(['options']);
  expect(troublesOf({ ...form, title: 'A', choice: 'several', most: '5' })).toEqual(['most']);
});

// Tests a vote's form: what is sent of it, what keeps it from being sent, and what from being opened.
import { expect, test } from 'vitest';
import { aVote } from '../testing/votes.ts';
import { bodyOf, emptyForm, fieldOf, formOf, newOption, problemsIn, troublesOf } from './draft.ts';

test('what was read is sent back as it was, to the second', () => {
  const vote = aVote({ opens_at: '2026-11-15T12:00:31.250Z', closes_at: '2026-11-20T12:00:00.000Z' });
  const around = { zone: 'Europe/Lisbon', kept: vote, tierIds: [] };
  expect(bodyOf(formOf(vote, 'Europe/Lisbon'), around)).toMatchObject({
    title: vote.title,
    options: [{ label: 'Long String', media_id: null }, { label: 'Ferry at Six' }, { label: 'Hallway Moon' }],
    opens_at: vote.opens_at,
    closes_at: vote.closes_at,
    results: 'live',
    most_choices: 1,
  });
});

test('empty rows are not sent, and what a picture shows goes with its option', () => {
  const form = { ...emptyForm(), title: ' Encore? ' };
  const picture = { id: 'm1', small_url: null, alt: ' A moth ' };
  form.options = [{ ...newOption(), label: 'Yes', picture }, newOption(), { ...newOption(), label: 'No' }];
  const body = bodyOf(form, { zone: 'UTC', kept: null, tierIds: [] });
  expect(body.title).toBe('Encore?');
  expect(body.options).toEqual([
    { label: 'Yes', media_id: 'm1', alt: 'A moth' },
    { label: 'No', media_id: null },
  ]);
});

test('every tier is named, also one that counts once; of an open vote those that it had', () => {
  const form = { ...emptyForm(), title: 'A', weighting: 'tier' as const, weights: { low: 3 } };
  const around = { zone: 'UTC', tierIds: ['low', 'high'] };
  expect(bodyOf({ ...form, weighting: 'one' }, { ...around, kept: null }).weights).toEqual([]);
  expect(bodyOf(form, { ...around, kept: null }).weights).toEqual([
    { tier_id: 'low', weight: 3 },
    { tier_id: 'high', weight: 1 },
  ]);
  expect(bodyOf(form, { ...around, kept: aVote() }).weights).toEqual([{ tier_id: 'low', weight: 3 }]);
});

test('says what keeps it from being saved', () => {
  const form = emptyForm();
  expect(troublesOf(form)).toEqual(['title']);
  const unnamed = { ...newOption(), picture: { id: 'm1', small_url: null, alt: '' } };
  expect(troublesOf({ ...form, title: 'A', options: [unnamed] })).toEqual(['options']);
  expect(troublesOf({ ...form, title: 'A', choice: 'several', most: '5' })).toEqual(['most']);
});

test('says what keeps it from being opened, and at which field', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const form = emptyForm();
  expect(problemsIn(form, 'UTC', now)).toEqual(['few-options', 'no-end']);
  const options = ['Yes', 'No'].map((label) => ({ ...newOption(), label }));
  const closing = (closes: string) => problemsIn({ ...form, options, closes }, 'Europe/Lisbon', now);
  expect(closing('2026-11-18T11:59')).toEqual(['end-passed']);
  expect(closing('2026-11-19T12:00')).toEqual([]);
  expect((['few-options', 'no-end', 'too-many-open'] as const).map(fieldOf)).toEqual([
    'options',
    'closes',
    'form',
  ]);
});

// Tests that a push says of each kind what the inbox says of it (the phone has the other half of this test), in whole words.
import { type NotificationKind, notificationKindNames } from '@stagepass/base/notification-kinds.ts';
import { payoutStates } from '@stagepass/contract/ledger/payout-shapes.ts';
import { notificationSamples, sharedPhrases } from '@stagepass/contract/notifications/samples.ts';
import { subjectKinds } from '@stagepass/contract/subjects/shapes.ts';
import { expect, test } from 'vitest';
import { momentIn, wordsOf } from './text.rules.ts';
import { subjectName } from './text-parts.rules.ts';

const about = { who: 'Ana', club: 'Harbour Voices', count: 1, at: momentIn('Europe/Paris') };
const said = (kind: NotificationKind) => wordsOf(kind, notificationSamples[kind], about);

test.each(notificationKindNames)('%s is said as in the inbox', (kind) => {
  const { title, body, actions = [] } = said(kind);
  expect(`${title} ${body}`.toLowerCase()).toContain(sharedPhrases[kind].toLowerCase());
  for (const words of [title, body, ...actions.map((one) => one.title)])
    expect(words).not.toMatch(/[{}]|undefined|null|NaN/);
});

test.each(payoutStates)('a payout that is %s is said to be so', (state) => {
  const { title, body } = wordsOf('payout', { amount_cents: 98_300, state }, about);
  expect(title).toBe(`Payout of $983.00 ${state === 'paid' ? 'sent' : state}`);
  expect(body).toMatch(/\.$/);
});

test('every kind of subject has a name', () => {
  expect(subjectKinds.map(subjectName)).not.toContain('content');
});

test('a title without an end gets one where a sentence follows', () => {
  const vote = (title: string) =>
    wordsOf('vote-opened', { title, closes_at: '2026-11-20T18:00:00Z' }, about).body;
  expect(vote('Encore?')).toBe('Encore? Closes Nov 20, 7:00 PM.');
  expect(vote('The opener')).toBe('The opener. Closes Nov 20, 7:00 PM.');
});

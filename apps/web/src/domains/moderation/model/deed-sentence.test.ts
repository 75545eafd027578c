// Tests that the audit log speaks in sentences: every name has one, it says to whom, and none shows a placeholder or a code.
import type { LoggedDeed } from '@stagepass/contract/moderation/shapes.ts';
import { deedNames } from '@stagepass/contract/safety/deed-names.ts';
import { expect, test } from 'vitest';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { moderationCopy } from '../copy.ts';
import { deedSentence } from './deed-sentence.ts';

const { log } = copyIn(moderationCopy, getLocale());

const jonas = {
  ...({
    kind: 'user',
    id: 'u2',
    title: 'Jonas Pik',
    text: '',
    path: '/user/jonas',
    picture_url: null,
  } as const),
  ...({ author: null, club_id: null, state: 'shown' } as const),
};

function said(deed: string, facts: Partial<Pick<LoggedDeed, 'card' | 'details'>> = {}): string {
  const line = { id: '1', actor: null, subject: null, card: null, details: {}, created_at: '', ...facts };
  return deedSentence({ ...line, deed } as LoggedDeed, log);
}

test.each(deedNames)('%s is a sentence, with and without its facts', (name) => {
  for (const facts of [{}, { card: jonas, details: { title: 'Moon loaf', amount_cents: 1250 } } as const])
    expect(said(name, facts)).not.toMatch(/[{}]|\w\.\w+-|undefined/);
});

test.each([
  ['memberships.member-banned', { card: jonas } as const, 'banned Jonas Pik'],
  ['memberships.member-banned', {}, 'banned a member'],
  [
    'memberships.role-changed',
    { card: jonas, details: { to: 'admin' } } as const,
    'changed Jonas Pik’s role to admin',
  ],
  [
    'orders.order-refunded',
    { card: jonas, details: { title: 'Moon loaf', amount_cents: 1250 } } as const,
    'refunded $12.50 to Jonas Pik for Moon loaf',
  ],
  ['gacha.pool-closed', { details: { name: 'Tour Tin' } }, 'closed the pack Tour Tin'],
])('%s says to whom and what', (name, facts, sentence) => {
  expect(said(name, facts as Parameters<typeof said>[1])).toBe(sentence);
});

test('a line of an older release without a sentence still says what it was', () => {
  expect(said('old.thing-done')).toBe('made a change: old.thing-done');
});

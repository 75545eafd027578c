// Tests that every kind has whole sentences, for single entries and for bundles, and the words of some that are easily wrong.
import { notificationKindNames } from '@stagepass/base/notification-kinds.ts';
import { sharedPhrases } from '@stagepass/contract/notifications/samples.ts';
import { describe, expect, it } from 'vitest';
import { getLocale } from '#platform/i18n/locale.ts';
import { ana, anEntry, bo } from '../../testing/entries.ts';
import { peopleIn, wordsOf } from './words.ts';

const now_ms = Date.parse('2026-11-18T10:00:00Z');
type Entry = Parameters<typeof wordsOf>[0];
const said = (entry: Entry) => {
  const { lead, text } = wordsOf(entry, getLocale(), now_ms);
  return `${lead} ${text}`;
};

describe.each(notificationKindNames)('%s', (kind) => {
  it.each([1, 7])('is a whole sentence for %s', (count) => {
    const { lead, text, action } = wordsOf(anEntry(kind, { count }), getLocale(), now_ms);
    expect(lead).not.toBe('');
    for (const words of [lead, text, action ?? '']) expect(words).not.toMatch(/[{}]|undefined|null|NaN/);
    expect(text).toMatch(/[.”?!]$/);
  });
  it('is said as in its push', () => {
    expect(said(anEntry(kind, { people: [ana] })).toLowerCase()).toContain(sharedPhrases[kind].toLowerCase());
  });
});

describe('people', () => {
  it.each([
    [[], 1, 'Somebody'],
    [[ana], 1, 'Ana'],
    [[ana, bo], 2, 'Ana and Bo'],
    [[ana, bo], 5, 'Ana and 4 others'],
    [[ana], 2, 'Ana and 1 other'],
  ])('%#', (people, count, words) => expect(peopleIn({ people, count }, getLocale())).toBe(words));
});

describe('buttons', () => {
  it('are there for what can still be done', () => {
    expect(wordsOf(anEntry('outbid'), getLocale(), now_ms).action).toBe('Bid $26.04');
    const over = { title: 'Test pressing', amount_cents: 1, next_cents: 51, ends_at: '2026-11-18T09:59:00Z' };
    expect(wordsOf(anEntry('outbid', { payload: over }), getLocale(), now_ms).action).toBeUndefined();
    expect(wordsOf(anEntry('mission-reviewed'), getLocale(), now_ms).action).toBe('Try again');
    const passed = { title: 'Sing along', step: 'Picture', passed: true, reason: '' };
    expect(wordsOf(anEntry('mission-reviewed', { payload: passed }), getLocale(), now_ms).action).toBe(
      undefined,
    );
  });
});

describe('a payout', () => {
  it.each([
    ['requested', 'Payout requested. We’ll check it before we send $983.00 to your bank.'],
    ['approved', 'Payout approved. We’ll send $983.00 to your bank soon.'],
    ['paid', 'Payout sent. $983.00 is on its way to your bank.'],
    ['refused', 'Payout refused. $983.00 is back in your earnings. See why there.'],
  ])('that is %s', (state, words) => {
    expect(said(anEntry('payout', { payload: { amount_cents: 98_300, state } }))).toBe(words);
  });
});

describe('some words', () => {
  it('name amounts, numbers and reasons', () => {
    expect(said(anEntry('outbid'))).toBe(
      'You were outbid on Test pressing. Another fan bid $24.80, and your money is available again.',
    );
    expect(said(anEntry('item-received'))).toBe('You got Test pressing #4 from Harbour Voices.');
    expect(said(anEntry('freeze-used'))).toBe(
      'A freeze saved your streak at Harbour Voices. 1 freeze left, 12 days and counting.',
    );
    expect(said(anEntry('mission-completed'))).toBe(
      'Sing along completed. You earned 1,200 XP at Harbour Voices.',
    );
    const tokens = { amount: 1200, symbol: 'VELV' };
    const won = { title: 'Sing along', xp: 50, tokens };
    expect(said(anEntry('mission-completed', { payload: won }))).toBe(
      'Sing along completed. You earned 50 XP and 1,200 VELV at Harbour Voices.',
    );
    const lost = { title: 'Sing along', reason: '', xp: 50, items: 1, tokens };
    expect(said(anEntry('mission-taken-back', { payload: lost }))).toBe(
      'Harbour Voices took back 50 XP, 1 item and 1,200 VELV for Sing along.',
    );
    expect(said(anEntry('mission-taken-back'))).toBe(
      'Harbour Voices took back 150 XP and 2 items for Sing along. Reason: “Sent twice”',
    );
    expect(said(anEntry('vote-answer-due'))).toMatch(/^Answer due Nov 20: Encore\? Your fans are waiting/);
    expect(said(anEntry('vote-closed'))).toBe('“Yes” won the vote Encore? at Harbour Voices.');
    const settled = { amount_cents: 0, state: 'settled' as const };
    expect(said(anEntry('top-up', { payload: settled }))).toBe(
      'You can spend again. All claims on your payments are settled.',
    );
    expect(said(anEntry('report-decided'))).toBe(
      'Thank you for your report. We reviewed the content and acted on it.',
    );
  });
  it('do without what a text or a club does not have', () => {
    expect(said(anEntry('comment', { payload: { title: '', excerpt: '' } }))).toBe(
      'Ana commented on your post.',
    );
    const gone = { conversation_id: 'c1', channel: 'Lounge', excerpt: '' };
    expect(said(anEntry('chat-reply', { payload: gone }))).toBe('Ana replied to you.');
    expect(said(anEntry('chat-mention', { payload: gone }))).toBe('Ana mentioned you.');
    expect(said(anEntry('announcement', { payload: gone, count: 3 }))).toBe(
      'Harbour Voices made 3 announcements.',
    );
    expect(said(anEntry('club-post', { payload: { excerpt: '' } }))).toBe('Harbour Voices has a new post.');
    const first = { name: 'Doors open', stage: 1 };
    expect(said(anEntry('badge', { club: null, payload: first }))).toBe(
      'New badge: Doors open. You earned it on StagePass.',
    );
    expect(said(anEntry('achievement', { club: null }))).toBe(
      'Achievement earned: Regular. You reached stage 2 of 3.',
    );
    expect(said(anEntry('invite-used', { club: null }))).toBe('Ana joined a club with your invitation.');
  });
});

// The pure parts of posts: reactions before the server answers, mentions while typing, moments, drafts, the order of a feed.
import { randomUuid } from '@stagepass/base/random-id.ts';
import {
  MAX_COMMENT_TEXT,
  MAX_PICTURES,
  MAX_POST_TEXT,
  MAX_TEASER,
} from '@stagepass/contract/posts/shapes.ts';
import { describe, expect, it } from 'vitest';
import { copyIn } from '#platform/i18n/copy.ts';
import { english } from '#platform/i18n/locale.ts';
import { postsCopy } from '../copy.ts';
import { kindsIn, withReaction } from '../public/reaction-step.ts';
import { aPost } from '../testing/posts.ts';
import { feedItems } from './feed-items.ts';
import { mentionAt, withMention } from './mention-query.ts';
import { momentWords } from './moment.ts';
import { choiceOf, limits, readChoice } from './post-choices.ts';
import { draftOf, emptyDraft, localTime, publishTime, readDraft } from './post-draft.ts';

describe('a reaction', () => {
  it.each([
    [{ counts: {}, mine: null }, 'heart', { counts: { heart: 1 }, mine: 'heart' }],
    [{ counts: { heart: 2 }, mine: 'heart' }, 'clap', { counts: { heart: 1, clap: 1 }, mine: 'clap' }],
    [{ counts: { heart: 1 }, mine: 'heart' }, null, { counts: {}, mine: null }],
    [{ counts: { heart: 1 }, mine: 'heart' }, 'heart', { counts: { heart: 1 }, mine: 'heart' }],
  ] as const)('%o with %s', (before, next, after) => {
    expect(withReaction(before, next)).toEqual(after);
  });
  it('puts the most chosen kind first', () => {
    expect(kindsIn({ heart: 1, clap: 5, sad: 0 })).toEqual(['clap', 'heart']);
  });
});

describe('a mention', () => {
  it.each([
    ['@ju', 3, 'ju'],
    ['Hello @Juno_V', 13, 'juno_v'],
    ['(@', 2, ''],
  ])('is seen in %s', (text, caret, q) => expect(mentionAt(text, caret)?.q).toBe(q));
  it.each([
    ['mail@home', 9],
    ['a/@b', 4],
    ['@juno said', 10],
  ])('is not seen in %s', (text, caret) => expect(mentionAt(text, caret)).toBeNull());
  it('takes the place of what was typed, with one space behind it', () => {
    const query = mentionAt('Ask @ju now', 7);
    expect(query && withMention('Ask @ju now', query, 'juno_vale')).toEqual({
      text: 'Ask @juno_vale now',
      caret: 15,
    });
  });
});

describe('a moment', () => {
  const { when } = copyIn(postsCopy, english);
  const now_ms = new Date(2026, 2, 10, 12, 0).getTime();
  it.each([
    [new Date(2026, 2, 10, 11, 59, 40), /^just now$/],
    [new Date(2026, 2, 10, 11, 20), /^40 min ago$/],
    [new Date(2026, 2, 10, 2, 0), /^10 hr ago$/],
    [new Date(2026, 2, 9, 9, 14), /^yesterday, 9:14/],
    [new Date(2026, 2, 6, 9, 14), /^Friday, 9:14/],
    [new Date(2026, 0, 4), /^Jan 4$/],
    [new Date(2025, 0, 4), /^Jan 4, 2025$/],
    [new Date(2026, 4, 4, 9, 30), /^May 4, 9:30/],
  ])('%s is told as %s', (time, words) => {
    expect(momentWords({ time: time.toISOString(), now_ms, tag: 'en-US' }, when)).toMatch(words);
  });
});

describe('a draft', () => {
  it('is read back as it was kept, and loses only what cannot be read', () => {
    const draft = { ...emptyDraft(), text: 'Half a thought', audience: 'tier', tier_id: 't1' } as const;
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    const odd = readDraft({ text: 'kept', audience: 'everybody', media: [{ key: 7 }, null], tier_id: 3 });
    expect(odd).toMatchObject({ text: 'kept', audience: 'members', media: [], tier_id: null });
    expect(readDraft(null)).toBeNull();
    expect(readDraft('text')).toBeNull();
  });
  it('of a scheduled post keeps its time', () => {
    const published_at = '2026-05-04T09:30:00.000Z';
    const draft = draftOf(aPost({ state: 'scheduled', published_at }));
    expect(publishTime(draft.publish_at)).toBe(published_at);
    expect(draftOf(aPost()).publish_at).toBe('');
  });
  it.each(['', 'soon', '2026-13-45T99:99'])('takes %s for at once', (typed) =>
    expect(publishTime(typed)).toBeNull(),
  );
  it('writes local time for the field of the phone', () => {
    expect(localTime(new Date(2026, 4, 4, 9, 30).getTime())).toBe('2026-05-04T09:30');
  });
  it('has a key that is a UUID', () => {
    expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
  it('chooses a tier by one field', () => {
    expect(readChoice(choiceOf('tier', 't1'))).toEqual({ kind: 'tier', tier_id: 't1' });
    expect(readChoice(choiceOf('members', null))).toEqual({ kind: 'members', tier_id: null });
  });
});

it('a feed shows pinned posts first and none twice', () => {
  const [a, b] = [aPost({ id: 'a' }), aPost({ id: 'b' })];
  expect(feedItems([b], [a, b]).map(({ post, taped }) => [post.id, taped])).toEqual([
    ['b', true],
    ['a', false],
  ]);
});

it('the bounds are those of the contract', () => {
  expect(limits).toEqual({
    text: MAX_POST_TEXT,
    comment: MAX_COMMENT_TEXT,
    teaser: MAX_TEASER,
    pictures: MAX_PICTURES,
  });
});

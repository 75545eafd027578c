// The run of held messages, and the order of what was heard.
import { describe, expect, it } from 'vitest';
import { aMessage, aPage } from '../testing/chat.ts';
import { caughtUp, heard, startOrder } from './change-order.ts';
import { fromPage, MOST_HELD, merged, withMessage, withNewer, withOlder } from './timeline.ts';

const seqs = ({ messages }: { messages: readonly { seq: number }[] }) => messages.map(({ seq }) => seq);
const texts = ({ messages }: { messages: readonly { text: string }[] }) => messages.map(({ text }) => text);
const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => aMessage({ seq: from + at }));

describe('the messages that are held', () => {
  const timeline = fromPage(aPage(run(51, 60), { has_before: true }));

  it('grow at both ends without doubles', () => {
    const older = withOlder(timeline, aPage(run(45, 52)));
    expect(seqs(older)).toEqual([45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60]);
    expect(older.hasBefore).toBe(false);
    const newer = withNewer(timeline, aPage(run(60, 63), { has_after: true, last_seq: 90 }));
    expect(seqs(newer).slice(-4)).toEqual([60, 61, 62, 63]);
    expect(newer).toMatchObject({ hasAfter: true, lastSeq: 90 });
  });

  it('are bounded: what is furthest away goes', () => {
    const long = withOlder(fromPage(aPage(run(2001, 4000))), aPage(run(1951, 2000)));
    expect(long.messages).toHaveLength(MOST_HELD);
    expect(seqs(long)[0]).toBe(1951);
    expect(long.hasAfter).toBe(true);
  });

  it('take the next one, once, and leave one after a gap for the question that follows', () => {
    const next = aMessage({ seq: 61, text: 'next' });
    const once = withMessage(timeline, next);
    expect(seqs(withMessage(once, next)).slice(-2)).toEqual([60, 61]);
    const later = withMessage(timeline, aMessage({ seq: 63 }));
    expect(seqs(later).at(-1)).toBe(60);
    expect(later.lastSeq).toBe(63);
  });

  it('take a newer version and no older one', () => {
    const edited = withMessage(timeline, { ...aMessage({ seq: 55 }), change: 900, text: 'edited' });
    expect(texts(edited)[4]).toBe('edited');
    expect(texts(withMessage(edited, { ...aMessage({ seq: 55 }), change: 899, text: 'old' }))[4]).toBe(
      'edited',
    );
  });

  it('do not grow past their end while later ones are not held', () => {
    const away = { ...timeline, hasAfter: true };
    expect(seqs(withMessage(away, aMessage({ seq: 61 })))).toEqual(seqs(away));
  });
});

it('keeps the own reaction and addresses where the socket does not say them', () => {
  const picture = {
    ...aMessage({ seq: 1 }),
    mine: { reaction: 'heart' as const, answers: 0, answers_left: null },
  };
  const { mine: _, answers: __, ...live } = { ...picture, change: 5, text: 'edited' };
  expect(merged(picture, live)).toMatchObject({ text: 'edited', mine: { reaction: 'heart' } });
});

describe('the order of what is heard', () => {
  const event = (change: number) => {
    const message = { ...aMessage({ seq: change }), change };
    return { conversation_id: 'c1', messages: [message], last_seq: change, last_change: change };
  };

  it('lets what comes in order through at once', () => {
    const step = heard(startOrder(10), event(11));
    expect(step.ready.map(({ change }) => change)).toEqual([11]);
    expect(step.gap).toBe(false);
  });

  it('holds what comes too early, and hands both over in order', () => {
    const early = heard(startOrder(10), event(12));
    expect(early).toMatchObject({ ready: [], gap: true });
    const both = heard(early.order, event(11));
    expect(both.ready.map(({ change }) => change)).toEqual([11, 12]);
    expect(both.gap).toBe(false);
  });

  it('hears nothing twice', () => {
    const { order } = heard(startOrder(10), event(11));
    expect(heard(order, event(11)).ready).toEqual([]);
  });

  it('goes on after the missing ones were answered', () => {
    const early = heard(startOrder(10), event(14));
    const step = caughtUp(early.order, 13);
    expect(step.ready.map(({ change }) => change)).toEqual([14]);
    expect(step.order.known).toBe(14);
  });
});

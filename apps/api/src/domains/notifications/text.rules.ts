// Owns the words of notifications in push and mail: one sentence for each kind, from the same facts that the phone shows.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import { clubsWords, staffWords } from './text-clubs.rules.ts';
import { earnedWords } from './text-earned.rules.ts';
import { eventWords } from './text-events.rules.ts';
import { marketWords } from './text-market.rules.ts';
import type { About, Words, Write } from './text-parts.rules.ts';
import { peopleWords } from './text-people.rules.ts';

const writers: { [Kind in NotificationKind]: Write<Kind> } = {
  ...peopleWords,
  ...earnedWords,
  ...marketWords,
  ...eventWords,
  ...clubsWords,
  ...staffWords,
};

export function wordsOf<Kind extends NotificationKind>(
  kind: Kind,
  payload: NotificationPayloads[Kind],
  about: About,
): Words {
  const words = writers[kind](payload, about);
  return { ...words, title: oneStop(words.title), body: oneStop(words.body) };
}

/** A title that ends in a sign of its own needs no full stop after it. */
const oneStop = (words: string) => words.replace(/([?!…])\./g, '$1');

/** 'Ana', 'Ana and Ben', 'Ana and 4 others'. */
export function whoOf(names: readonly string[], count: number): string | null {
  const [first, second] = names;
  if (first === undefined) return null;
  if (count <= 1) return first;
  if (count === 2 && second !== undefined) return `${first} and ${second}`;
  return `${first} and ${count - 1} ${count === 2 ? 'other' : 'others'}`;
}

/** A moment where the person is; the zone is named where it is not known to be theirs. */
export function momentIn(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone },
    ...(timeZone === 'UTC' ? { timeZoneName: 'short' } : {}),
  });
  return (iso) => format.format(new Date(iso));
}

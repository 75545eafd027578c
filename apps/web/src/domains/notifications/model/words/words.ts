// Owns how an entry of the inbox is said: its bold lead, the rest of the sentence, and its button where the kind has one. A kind without
// words does not compile.
import { formatUsd } from '@stagepass/base/money.ts';
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { NotificationEntry } from '@stagepass/contract/notifications/shapes.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { dayIn, momentIn, numberIn } from '#platform/i18n/formats.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { kindCopy } from '../../kind-copy.ts';
import { sharedCopy } from '../../shared-copy.ts';
import { clubs } from './clubs.ts';
import { earned } from './earned.ts';
import { events } from './events.ts';
import { market } from './market.ts';
import { missions } from './missions.ts';
import { people } from './people.ts';
import { safety } from './safety.ts';
import type { Said, Saying, Sayings, Words } from './saying.ts';

const sayings: Sayings = { ...people, ...earned, ...missions, ...market, ...events, ...clubs, ...safety };

type Counted = Pick<NotificationEntry, 'people' | 'count'>;

/** 'Ana', 'Ana and Bo', 'Ana and 4 others'. */
export function peopleIn({ people: named, count }: Counted, locale: Locale): string {
  const copy = copyIn(sharedCopy, locale);
  const [first, second] = named;
  if (first === undefined) return copy.somebody;
  const name = first.display_name;
  if (count <= 1) return name;
  return count === 2 && second !== undefined
    ? copy.two({ name, other: second.display_name })
    : copy.others({ name, count: count - 1 });
}

function saidOf(entry: NotificationEntry, locale: Locale, now_ms: number): Said {
  const copy = copyIn(sharedCopy, locale);
  const subjects: Readonly<Record<string, string>> = copy.subjects;
  return {
    people: peopleIn(entry, locale),
    club: entry.club?.name ?? copy.aClub,
    count: numberIn(locale.tag, entry.count),
    many: entry.count > 1,
    now_ms,
    usd: (cents) => formatUsd(cents ?? 0),
    when: (time) => momentIn(locale.tag, time),
    day: (time) => dayIn(locale.tag, time),
    number: (value) => numberIn(locale.tag, value),
    subject: (kind) => subjects[kind] ?? copy.subjects.other,
  };
}

/** A title that ends in a sign of its own needs no full stop after it. */
const oneStop = (words: string) => words.replace(/([?!…])\./g, '$1');

export function wordsOf(entry: NotificationEntry, locale: Locale, now_ms: number): Words {
  // The entry of a kind is what that kind's function takes; types cannot follow both by one name.
  const say = sayings[entry.kind] as Saying<NotificationKind>;
  const copy = copyIn(kindCopy, locale)[entry.kind];
  const said = say(entry as never, saidOf(entry, locale, now_ms), copy as never);
  const words = { ...said, lead: oneStop(said.lead), text: oneStop(said.text) };
  const { aClub, aClubFirst } = copyIn(sharedCopy, locale);
  // A sentence begins with a capital letter, also where the club is gone.
  return entry.club === null && words.lead.startsWith(aClub)
    ? { ...words, lead: aClubFirst + words.lead.slice(aClub.length) }
    : words;
}

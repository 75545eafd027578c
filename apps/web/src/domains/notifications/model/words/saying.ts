// Owns what a kind of notification needs to be said: the entry, what is often said of one, and the words of the kind.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { NotificationEntry } from '@stagepass/contract/notifications/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { kindCopy } from '../../kind-copy.ts';

export interface Words {
  lead: string;
  text: string;
  /** The label of its button; leads where the entry leads. */
  action?: string | undefined;
}

type EntryOf<Kind extends NotificationKind> = Extract<NotificationEntry, { kind: Kind }>;

/** What is often said of an entry, in the reader's language. */
export interface Said {
  people: string;
  club: string;
  count: string;
  many: boolean;
  now_ms: number;
  usd: (cents: number | null) => string;
  when: (time: string) => string;
  day: (time: string) => string;
  number: (value: number) => string;
  subject: (kind: string) => string;
}

export type Saying<Kind extends NotificationKind> = (
  entry: EntryOf<Kind>,
  said: Said,
  copy: Copy<typeof kindCopy>[Kind],
) => Words;

export type Sayings = { readonly [Kind in NotificationKind]: Saying<Kind> };

/** Of a club that said something, once or several times; without words where those were withdrawn. */
export function announcing(
  { club, many, count }: Said,
  excerpt: string,
  copy: {
    text: (values: { excerpt: string }) => string;
    many: (values: { count: string; excerpt: string }) => string;
    plain: string;
    plainMany: (values: { count: string }) => string;
  },
): Words {
  const single = excerpt === '' ? copy.plain : copy.text({ excerpt });
  const several = excerpt === '' ? copy.plainMany({ count }) : copy.many({ count, excerpt });
  return { lead: club, text: many ? several : single };
}

/** With the words of a text where it has some. */
export function quoting(
  lead: string,
  excerpt: string,
  text: (values: { excerpt: string }) => string,
  plain?: string,
): Words {
  return { lead, text: excerpt === '' && plain !== undefined ? plain : text({ excerpt }) };
}

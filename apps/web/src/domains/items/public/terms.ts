// How terms become words: days and times in the reader's own locale and time zone.
import type { ItemDesignCard, RedeemTerms } from '@stagepass/contract/items/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import { datesIn, momentIn } from '#platform/i18n/formats.ts';
import type { termsCopy } from './terms-copy.ts';

type Words = Copy<typeof termsCopy>;

const hourOf = (time: string, tag: string) => datesIn(tag, { timeStyle: 'short' }).format(new Date(time));

export interface TicketTimes {
  date: string | null;
  doors: string | null;
  show: string | null;
}

/** Null where the club has not said it. The day is that of the show, which may begin after midnight. */
export function ticketTimes({ from, starts_at }: RedeemTerms, tag: string): TicketTimes {
  const at = starts_at ?? from;
  return {
    date:
      at === null
        ? null
        : datesIn(tag, { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(at)),
    doors: from === null ? null : hourOf(from, tag),
    show: starts_at === null ? null : hourOf(starts_at, tag),
  };
}

export function placeWords({ place, address, gate }: RedeemTerms): string {
  return [place, gate, address].filter(Boolean).join(', ');
}

function validWords({ from, until }: RedeemTerms, words: Words, tag: string): string {
  if (from !== null && until !== null)
    return words.validBetween({ from: momentIn(tag, from), until: momentIn(tag, until) });
  if (from !== null) return words.validFrom({ from: momentIn(tag, from) });
  return until === null ? words.validAlways : words.validUntil({ until: momentIn(tag, until) });
}

/** One line for a row beside its day: `Sat, Nov 21, doors 7:00 PM`, or how long it is good. */
export function rowWhen(kind: ItemDesignCard['kind'], terms: RedeemTerms, words: Words, tag: string): string {
  if (kind !== 'ticket') return validWords(terms, words, tag);
  const { date, doors } = ticketTimes(terms, tag);
  return [date, doors && words.doorsAt({ time: doors })].filter(Boolean).join(', ');
}

/** A ticket names its evening, anything else the time in which it is taken. */
export function whenWords(
  kind: ItemDesignCard['kind'],
  terms: RedeemTerms,
  words: Words,
  tag: string,
): string {
  if (kind !== 'ticket') return validWords(terms, words, tag);
  const { date, doors, show } = ticketTimes(terms, tag);
  const parts = [date, doors && words.doorsAt({ time: doors }), show && words.showAt({ time: show })];
  return parts.filter(Boolean).join(', ');
}

/** Of what is sold as it is, `now` by the phone's clock: the server decides again when somebody tries. */
export function transferWords(
  { transferable, redeemable }: Pick<ItemDesignCard, 'transferable' | 'redeemable'>,
  words: Words,
  { tag, now }: { tag: string; now: number },
): string {
  if (!transferable) return words.bound;
  const closes = redeemable?.transfer_closes_at ?? null;
  if (closes === null) return words.free;
  return Date.parse(closes) <= now ? words.closed : words.until({ when: momentIn(tag, closes) });
}

/** One line for a tile or a row, as `Sat, Nov 21, doors 7:00 PM, Paper Hall`; empty for what has no terms. */
export function shortTerms(
  { kind, redeemable }: Pick<ItemDesignCard, 'kind' | 'redeemable'>,
  words: Words,
  tag: string,
): string {
  if (redeemable === null) return '';
  const { date, doors } = ticketTimes(redeemable, tag);
  const ends =
    redeemable.until === null ? null : words.validUntil({ until: momentIn(tag, redeemable.until) });
  const when = kind === 'ticket' ? [date, doors === null ? null : words.doorsAt({ time: doors })] : [ends];
  return [...when, redeemable.place].filter(Boolean).join(', ');
}

// How a station stands, in the few words of a row: its state, what it costs, how many went.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ManagedStation } from '@stagepass/contract/stations/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import { whenIn } from '#platform/i18n/zone-times.ts';
import type { manageStationsCopy } from '../manage-copy.ts';

type Words = Copy<typeof manageStationsCopy>;

function stateWords(station: ManagedStation, copy: Words, when: Parameters<typeof whenIn>[1]): string {
  const { state, problems, opens_at, closes_at } = station;
  const [problem] = problems;
  if (state === 'draft') return problem === undefined ? copy.ready : copy.missing[problem];
  // A job closes what is over a moment later.
  if (state === 'open' && closes_at !== null && Date.parse(closes_at) <= when.now_ms)
    return copy.states.closed;
  if (state === 'open' && opens_at !== null && Date.parse(opens_at) > when.now_ms)
    return copy.states.opens({ when: whenIn(opens_at, when) });
  return copy.states[state];
}

export function rowWords(station: ManagedStation, copy: Words, when: Parameters<typeof whenIn>[1]): string {
  const { price_cents, given, total, state } = station;
  const claimed = total === null ? copy.claimed({ count: given }) : copy.claimedOf({ given, total });
  return [
    stateWords(station, copy, when),
    price_cents === 0 ? copy.free : formatUsd(price_cents),
    ...(state === 'draft' ? [] : [claimed]),
  ].join(' · ');
}

// A station's window: shut while something is missing, open with its thing in it, stamped once claimed, dark when nothing is left.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StationCard } from '@stagepass/contract/stations/shapes.ts';
import { Hatch } from '@stagepass/ui/hatch/hatch.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { thingKind, thingName } from '../model/thing-words.ts';
import { stationPageCopy } from '../page-copy.ts';
import { ThingPicture } from './thing-picture.tsx';

export type Shown = Pick<
  StationCard,
  'thing' | 'stand' | 'missing' | 'left' | 'total' | 'per_fan' | 'closes_at' | 'state'
> &
  Partial<Pick<StationCard, 'claims' | 'price_cents' | 'tokens'>>;

export interface StationHatchProps {
  station: Shown;
  /** True only in the moment of the claim. */
  landing?: boolean | undefined;
  /** Said where there is no thing; that it is gone, unless told otherwise. */
  without?: string | undefined;
}

export function StationHatch({ station, landing, without }: StationHatchProps) {
  const copy = useCopy(stationPageCopy);
  const { thing, stand, left, total, claims } = station;
  return (
    <Hatch
      state={stand}
      title={thing === null ? (without ?? copy.thingGone) : thingName(thing)}
      serial={left === null || total === null ? undefined : copy.left({ left, total })}
      note={<Note station={station} />}
      sign={signOf(station, copy)}
      stampLabel={claims === 0 ? copy.hadStamp : copy.claimedStamp}
      landing={landing}
    >
      <ThingPicture thing={thing} />
    </Hatch>
  );
}

function signOf({ stand, missing, left }: Shown, copy: Copy<typeof stationPageCopy>): string | undefined {
  if (stand === 'locked') return copy.signs.locked({ count: missing });
  if (stand !== 'gone') return undefined;
  return left === 0 ? copy.signs.gone : copy.signs.over;
}

function Note({ station }: { station: Shown }) {
  const { thing, per_fan, closes_at, stand, price_cents, tokens = null } = station;
  const copy = useCopy(stationPageCopy);
  const items = useCopy(itemCopy);
  const { tag } = useLocale();
  const kind = thing === null ? '' : thingKind(thing, copy);
  const isToClaim = (stand === 'open' || stand === 'locked') && price_cents !== undefined;
  const price = !isToClaim ? '' : price_cents === 0 ? copy.free : formatUsd(price_cents);
  const coins = tokens === null ? '' : copy.withTokens({ count: tokens.amount, symbol: tokens.symbol });
  const terms = [
    thing !== null && 'design' in thing ? copy.each({ count: per_fan }) : '',
    closes_at === null ? '' : copy.until({ when: momentIn(tag, closes_at) }),
  ];
  return (
    <>
      {thing !== null && 'design' in thing ? (
        <RarityLabel rarity={thing.design.quality}>{items.qualities[thing.design.quality]}</RarityLabel>
      ) : null}
      <span>{[kind, price, coins, terms.filter(Boolean).join(', ')].filter(Boolean).join(' · ')}</span>
    </>
  );
}

// What a station hands out, as it lies in its window: an item's picture, a badge's patch, a tier's card.
import type { StationThing } from '@stagepass/contract/stations/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { crownSimple } from '@stagepass/ui/icon/phosphor/crown-simple.ts';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { thingName } from '../model/thing-words.ts';
import './thing-picture.css';

export function ThingPicture({ thing, small = false }: { thing: StationThing | null; small?: boolean }) {
  if (thing === null) return null;
  const alt = small ? '' : thingName(thing);
  if (thing.kind === 'BADGE')
    return (
      <span className="sp-thing">
        <BadgeMark look={thing.badge.look} stage={1} stages={1} size="100%" label={alt || undefined} />
      </span>
    );
  if (thing.kind === 'MEMBERTIER')
    return (
      <GelScope hue={thing.tier.hue} className="sp-thing">
        <span className="sp-thing-tier" {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <Icon of={crownSimple} weight="fill" />
        </span>
      </GelScope>
    );
  const src = pictureAddress(small ? thing.design.picture?.small_url : thing.design.picture?.medium_url);
  return src === undefined ? (
    <span className="sp-thing sp-thing-none">
      <Icon of={gift} weight="fill" label={alt || undefined} />
    </span>
  ) : (
    <img className="sp-thing-print" src={src} alt={alt} />
  );
}

// A station as a small window in a list: its title, and how it stands for the viewer.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StationCard } from '@stagepass/contract/stations/shapes.ts';
import { HatchLink } from '@stagepass/ui/hatch/hatch.tsx';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { dayIn, momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { stationsCopy } from '../copy.ts';
import { stationPath } from '../public/paths.ts';
import { ThingPicture } from './thing-picture.tsx';

export function StationTile({ station }: { station: StationCard }) {
  const copy = useCopy(stationsCopy);
  const { tag } = useLocale();
  const { stand, missing, title, thing } = station;
  return (
    <HatchLink
      state={stand}
      title={title}
      note={noteOf(station, copy, tag)}
      stateLabel={stand === 'locked' ? copy.states.locked({ count: missing }) : copy.states[stand]}
      thing={<ThingPicture thing={thing} small />}
      render={(tile) => <Link to={stationPath(station.id)} {...tile} />}
    />
  );
}

function noteOf(station: StationCard, { stands }: Copy<typeof stationsCopy>, tag: string): string {
  const { stand, missing, claimed_at, price_cents, left, opens_at } = station;
  if (stand === 'claimed')
    return claimed_at === null ? stands.had : stands.claimed({ when: dayIn(tag, claimed_at) });
  if (stand === 'gone') return left === 0 ? stands.gone : stands.over;
  if (stand === 'open')
    return price_cents === 0 ? stands.open : stands.openFor({ price: formatUsd(price_cents) });
  const isAhead = missing === 1 && opens_at !== null && Date.parse(opens_at) > Date.now();
  return isAhead ? stands.opens({ when: momentIn(tag, opens_at) }) : stands.locked({ count: missing });
}

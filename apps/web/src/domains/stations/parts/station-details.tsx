// What else a station's page says: where it is, what the viewer got there, the club's other stations, and reporting it.
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { globe } from '@stagepass/ui/icon/phosphor/globe.ts';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { ReportButton } from '#domains/safety/public/report-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useClubStations } from '../data/stations.ts';
import { thingName } from '../model/thing-words.ts';
import { stationPageCopy } from '../page-copy.ts';
import { clubStationsPath, stationPath } from '../public/paths.ts';
import { StationGrid } from './station-grid.tsx';

const MOST_OTHERS = 4;

export function StationPlaceRow({ station }: { station: StationView }) {
  const copy = useCopy(stationPageCopy);
  const { place, club } = station;
  if (place.kind === 'virtual' && place.url === null) return null;
  return (
    <section className="mt-5">
      <SectionHead title={copy.place} />
      <RowGroup>
        {place.kind === 'real' ? (
          <ListRow
            title={place.name}
            detail={place.address}
            leading={<IconPlate icon={<Icon of={mapPin} />} />}
            leads
            render={(anatomy) => <Link to={clubStationsPath(club.handle, 'map')} {...anatomy} />}
          />
        ) : (
          <ListRow
            title={copy.link({ host: new URL(place.url ?? '').host })}
            leading={<IconPlate icon={<Icon of={globe} />} />}
            leads
            render={(anatomy) => <a href={place.url ?? ''} target="_blank" rel="noreferrer" {...anatomy} />}
          />
        )}
      </RowGroup>
    </section>
  );
}

export function StationMine({ station }: { station: StationView }) {
  const copy = useCopy(stationPageCopy);
  const { tag } = useLocale();
  const { mine, thing } = station;
  if (mine.length === 0 || thing === null) return null;
  const name = thingName(thing);
  return (
    <section className="mt-5">
      <SectionHead title={copy.mine} />
      <RowGroup>
        {mine.map(({ id, at, item_id, number, token, until, tokens }) => {
          const detail = [
            momentIn(tag, at),
            token === null ? '' : copy.token({ token }),
            tokens === 0 ? '' : copy.tokens({ count: tokens, symbol: station.tokens?.symbol ?? '' }),
            until === null ? '' : copy.yoursUntil({ when: momentIn(tag, until) }),
          ];
          const words = {
            title: number === null ? name : copy.copyNumber({ name, number }),
            detail: detail.filter(Boolean).join(' · '),
          };
          return item_id === null ? (
            <ListRow key={id} {...words} />
          ) : (
            <ListRow
              key={id}
              {...words}
              leads
              render={(anatomy) => <Link to={inventoryPath(item_id)} {...anatomy} />}
            />
          );
        })}
      </RowGroup>
      {thing.kind === 'NFT' ? (
        <div className="mt-3">
          <Notice tone="plain">{copy.custody}</Notice>
        </div>
      ) : null}
    </section>
  );
}

export function OtherStations({ station }: { station: StationView }) {
  const copy = useCopy(stationPageCopy);
  const { club, id } = station;
  const { data = [] } = useClubStations(club.id, 'open');
  const others = data.filter((other) => other.id !== id).slice(0, MOST_OTHERS);
  if (others.length === 0) return null;
  const hasPlaces = data.some(({ place }) => place.kind === 'real');
  return (
    <section className="mt-5">
      <SectionHead
        title={copy.others}
        action={hasPlaces ? <Link to={clubStationsPath(club.handle, 'map')}>{copy.map}</Link> : undefined}
      />
      <StationGrid stations={others} />
    </section>
  );
}

export function ReportStation({ station: { id, can } }: { station: StationView }) {
  const copy = useCopy(stationPageCopy);
  if (can.edit) return null;
  return <ReportButton subject={{ kind: 'station', id }} path={stationPath(id)} label={copy.report} />;
}

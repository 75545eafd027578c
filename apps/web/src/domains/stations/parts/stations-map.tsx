// Where a club's stations are: on a street map where this site shows maps, otherwise on a plan; then the places by name.
import type { StationCard } from '@stagepass/contract/stations/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useNavigate } from 'react-router';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useMapStyle } from '#platform/site/site.ts';
import { stationsCopy } from '../copy.ts';
import { planOf } from '../model/plan.ts';
import { stationPath } from '../public/paths.ts';
import './stations-map.css';

/** Fetched where this installation shows maps, and not before one is opened. */
const PointsMap = latePart(() => import('#platform/map/points-map.tsx'), 'PointsMap', undefined, 'left-out');

interface Placed {
  id: string;
  title: string;
  name: string;
  address: string;
  lat: number;
  long: number;
}

function placedOf(stations: readonly StationCard[]): Placed[] {
  return stations.flatMap(({ id, title, place }) =>
    place.kind === 'real' ? [{ id, title, name: place.name, address: place.address, ...place.point }] : [],
  );
}

export function StationsMap({ club, stations }: { club: ClubView; stations: readonly StationCard[] }) {
  const copy = useCopy(stationsCopy);
  const style = useMapStyle();
  const navigate = useNavigate();
  const placed = placedOf(stations);
  const label = copy.mapOf({ club: club.name });
  if (placed.length === 0)
    return (
      <EmptyState title={copy.empty.title} picture={<Illustration name="mark" />}>
        {copy.noPlaces}
      </EmptyState>
    );
  return (
    <>
      {style === null ? (
        <Plan placed={placed} label={label} />
      ) : (
        <PointsMap
          meanwhile={<div className="sp-plan" />}
          style={style}
          label={label}
          points={placed.map(({ id, title, lat, long }) => ({ id, name: title, lat, long }))}
          onOpen={(id) => void navigate(stationPath(id))}
        />
      )}
      <RowGroup className="mt-4">
        {placed.map(({ id, title, name, address }, at) => (
          <ListRow
            key={id}
            title={title}
            detail={[name, address].filter(Boolean).join(', ')}
            leading={<IconPlate icon={style === null ? <b>{at + 1}</b> : <Icon of={mapPin} />} />}
            leads
            render={(anatomy) => <Link to={stationPath(id)} {...anatomy} />}
          />
        ))}
      </RowGroup>
    </>
  );
}

function Plan({ placed, label }: { placed: readonly Placed[]; label: string }) {
  const copy = useCopy(stationsCopy);
  const { tag } = useLocale();
  const { points, scale } = planOf(placed);
  const { meters, percent } = scale;
  const length =
    meters < 1000
      ? copy.scale.meters({ count: meters })
      : copy.scale.kilometers({ count: numberIn(tag, meters / 1000) });
  return (
    <>
      <section className="sp-plan" aria-label={label} dir="ltr">
        {points.map(({ id, x, y }, at) => (
          <Link
            key={id}
            to={stationPath(id)}
            className="sp-plan-pin"
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-label={copy.pin({ number: at + 1, title: placed[at]?.title ?? '' })}
          >
            <span aria-hidden="true">{at + 1}</span>
          </Link>
        ))}
      </section>
      {/* Below the sheet: at large text it would lie under a pin. */}
      <span className="sp-plan-scale" style={{ width: `${percent}%` }} aria-hidden="true">
        {length}
      </span>
      <p className="sp-small sp-faint mt-2">{copy.planNote}</p>
    </>
  );
}

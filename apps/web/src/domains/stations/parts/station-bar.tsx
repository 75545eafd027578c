// The bar over a station: the way back, its club, the map where it has a place, and sharing it.
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { mapTrifold } from '@stagepass/ui/icon/phosphor/map-trifold.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { share } from '#platform/share/share.ts';
import { stationPageCopy } from '../page-copy.ts';
import { clubStationsPath, sharedStationPath, stationBuilderPath } from '../public/paths.ts';
import '#domains/clubs/public/club-bar.css';

interface StationBarProps {
  station: StationView;
  /** Inside the main shell, which has a bar of its own: the same as a row of the page. */
  inline?: boolean | undefined;
}

export function StationBar({ station, inline = false }: StationBarProps) {
  const { club } = station;
  const name = (
    <Link to={clubPath(club.handle)} className="sp-club-bar">
      <ClubPicture club={club} size={28} round />
      <span dir="auto">{club.name}</span>
    </Link>
  );
  if (inline)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        {name}
        <span className="flex">
          <Actions station={station} />
        </span>
      </div>
    );
  return (
    <TopBar
      leading={<BackButton above={clubStationsPath(club.handle)} />}
      title={name}
      actions={<Actions station={station} />}
    />
  );
}

function Actions({ station }: { station: StationView }) {
  const copy = useCopy(stationPageCopy);
  const { club, id, title, place } = station;
  const press = async () => {
    const outcome = await share({ title, path: sharedStationPath(id) });
    if (outcome === 'copied') showToast({ title: copy.shared, tone: 'good' });
  };
  return (
    <>
      {station.can.edit ? (
        <IconButton
          label={copy.edit}
          icon={<Icon of={pencilSimple} />}
          render={(anatomy) => <Link to={stationBuilderPath(club.handle, id)} {...anatomy} />}
        />
      ) : null}
      {place.kind === 'real' ? (
        <IconButton
          label={copy.showMap}
          icon={<Icon of={mapTrifold} />}
          render={(anatomy) => <Link to={clubStationsPath(club.handle, 'map')} {...anatomy} />}
        />
      ) : null}
      <IconButton label={copy.share} icon={<Icon of={shareFat} />} onClick={() => void press()} />
    </>
  );
}

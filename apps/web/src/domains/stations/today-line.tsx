// A station in the running order on Home: open for the viewer, or claimed today.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StationLine } from '@stagepass/contract/stations/today.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { stationPath } from './public/paths.ts';

const lineCopy = defineCopy({
  title: 'Claim {thing}',
  claimed: '{thing}',
  note: '{club}, {station}',
  stamp: 'Claimed',
  free: 'Free',
  claim: 'View station',
});

function Action({ line }: { line: StationLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={stationPath(line.station_id)} wide>
      {copy.claim}
    </LinkButton>
  );
}

function End({ line: { price_cents } }: { line: StationLine }) {
  const copy = useCopy(lineCopy);
  return <span className="sp-today-worth">{price_cents === 0 ? copy.free : formatUsd(price_cents)}</span>;
}

export const stationRenderer: TodayRenderer<StationLine> = {
  useWords: ({ thing, title, club, done, station_id }) => {
    const copy = useCopy(lineCopy);
    return {
      title: (done ? copy.claimed : copy.title)({ thing }),
      note: copy.note({ club: club.name, station: title }),
      stamp: copy.stamp,
      to: stationPath(station_id),
    };
  },
  End,
  Action,
};

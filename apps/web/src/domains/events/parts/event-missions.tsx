// The missions that belong to an event.
import type { MissionCard } from '@stagepass/contract/missions/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { missionPath } from '#domains/missions/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { eventCopy } from '../copy.ts';

export function EventMissions({ missions }: { missions: readonly MissionCard[] }) {
  const copy = useCopy(eventCopy);
  if (missions.length === 0) return null;
  return (
    <section aria-labelledby="event-missions">
      <h2 id="event-missions" className="sp-title mt-6 mb-2">
        {copy.missions}
      </h2>
      <RowGroup>
        {missions.map(({ id, title, xp }) => (
          <ListRow
            key={id}
            leading={<IconPlate icon={<Icon of={mapPin} weight="fill" />} tone="gel" />}
            title={<bdi>{title}</bdi>}
            trailing={copy.xp({ xp })}
            leads
            render={(anatomy) => <Link to={missionPath(id)} {...anatomy} />}
          />
        ))}
      </RowGroup>
    </section>
  );
}

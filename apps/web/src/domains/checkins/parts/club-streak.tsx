// The streak on a club's home, and the way to today's check-in.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { handTap } from '@stagepass/ui/icon/phosphor/hand-tap.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { checkinsCopy } from '../copy.ts';
import { useCheckins, useSendWaiting } from '../data/checkins.ts';
import { checkinPath } from '../public/paths.ts';

export function ClubStreak({ club }: { club: ClubView }) {
  const { home } = useCopy(checkinsCopy);
  useSendWaiting();
  const { data } = useCheckins(club.id, null);
  if (data === undefined) return null;
  const { streak, checked_today, xp } = data;
  return (
    <div className="mt-6">
      <RowGroup>
        <ListRow
          title={streak === 0 ? home.none : home.title({ count: streak })}
          detail={checked_today ? home.done : home.open({ xp })}
          leading={
            <IconPlate tone={checked_today ? 'plain' : 'gel'} icon={<Icon of={handTap} weight="fill" />} />
          }
          leads
          render={(anatomy) => <Link to={checkinPath(club.handle)} {...anatomy} />}
        />
      </RowGroup>
    </div>
  );
}

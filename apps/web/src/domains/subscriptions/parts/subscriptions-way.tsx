// The row on one's own profile that leads to one's subscriptions and the gifts that one gave.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { calendarCheck } from '@stagepass/ui/icon/phosphor/calendar-check.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { ownListCopy } from '../copy.ts';
import { ownSubscriptionsPath } from '../public/paths.ts';

export function Way() {
  const copy = useCopy(ownListCopy);
  return (
    <ListRow
      title={copy.title}
      detail={copy.way}
      leading={<Icon of={calendarCheck} />}
      leads
      render={(anatomy) => <Link to={ownSubscriptionsPath()} {...anatomy} />}
    />
  );
}

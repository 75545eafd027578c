// The rows "Moderation decisions" and "Your reports" on the settings screen.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { settingsPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { moderationCopy } from '../copy.ts';
import { decisionsView, reportsView } from '../public/paths.ts';
import { reportsCopy } from '../reports-copy.ts';

export function Section() {
  const { own } = useCopy(moderationCopy);
  const reports = useCopy(reportsCopy);
  return (
    <RowGroup className="mt-7">
      <ListRow
        title={own.row}
        leading={<Icon of={gavel} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={settingsPath(decisionsView)} {...anatomy} />}
      />
      <ListRow
        title={reports.row}
        leading={<Icon of={flag} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={settingsPath(reportsView)} {...anatomy} />}
      />
    </RowGroup>
  );
}

// The row "Decisions about you" on the settings screen.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { settingsPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { moderationCopy } from '../copy.ts';
import { decisionsView } from '../public/paths.ts';

export function Section() {
  const { own } = useCopy(moderationCopy);
  return (
    <RowGroup className="mt-7">
      <ListRow
        title={own.row}
        leading={<Icon of={gavel} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={settingsPath(decisionsView)} {...anatomy} />}
      />
    </RowGroup>
  );
}

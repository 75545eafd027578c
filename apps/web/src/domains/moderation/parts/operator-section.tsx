// The way to the operator area, on the settings screen of whoever runs this site.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bank } from '@stagepass/ui/icon/phosphor/bank.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { operatorCopy } from '../operator-copy.ts';

export function Section() {
  const copy = useCopy(operatorCopy);
  const session = useSession();
  if (session?.operator !== true) return null;
  return (
    <RowGroup heading={copy.section}>
      <ListRow
        title={copy.row}
        detail={copy.rowDetail}
        leading={<Icon of={bank} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to="/operator" {...anatomy} />}
      />
    </RowGroup>
  );
}

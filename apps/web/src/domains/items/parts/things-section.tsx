// The group "Your items" on the settings screen.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { clockCounterClockwise } from '@stagepass/ui/icon/phosphor/clock-counter-clockwise.ts';
import { identificationBadge } from '@stagepass/ui/icon/phosphor/identification-badge.ts';
import { vault } from '@stagepass/ui/icon/phosphor/vault.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { itemsCopy } from '../copy.ts';
import { fanPassPath, inventoryPath, redeemHistoryPath } from '../public/paths.ts';

export function Section() {
  const { things } = useCopy(itemsCopy);
  return (
    <RowGroup heading={things.heading}>
      <ListRow
        title={things.vault}
        detail={things.vaultLine}
        leading={<Icon of={vault} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={inventoryPath()} {...anatomy} />}
      />
      <ListRow
        title={things.pass}
        detail={things.passLine}
        leading={<Icon of={identificationBadge} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={fanPassPath()} {...anatomy} />}
      />
      <ListRow
        title={things.history}
        leading={<Icon of={clockCounterClockwise} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={redeemHistoryPath()} {...anatomy} />}
      />
    </RowGroup>
  );
}

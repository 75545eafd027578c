// The row on one's own profile that opens one's bids and sales; `?view=trades` opens them at once.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { ownTradesCopy } from '../own-copy.ts';

const TradesSheet = lateSheet(() => import('./trades-sheet.tsx'), 'TradesSheet');

export function Way() {
  const copy = useCopy(ownTradesCopy);
  const [search, change] = useSearch();
  return (
    <>
      <ListRow
        title={copy.row}
        detail={copy.rowDetail}
        leading={<Icon of={gavel} />}
        leads
        onPress={() => change({ view: 'trades' })}
      />
      {search.get('view') === 'trades' ? <TradesSheet onClose={() => change({ view: null })} /> : null}
    </>
  );
}

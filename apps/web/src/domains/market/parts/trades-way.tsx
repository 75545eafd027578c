// The row on one's own profile that opens one's bids and sales; `?view=trades` opens them at once.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { Suspense } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { ownTradesCopy } from '../own-copy.ts';

const TradesSheet = latePart(() => import('./trades-sheet.tsx'), 'TradesSheet');

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
      <Suspense fallback={null}>
        {search.get('view') === 'trades' ? <TradesSheet onClose={() => change({ view: null })} /> : null}
      </Suspense>
    </>
  );
}

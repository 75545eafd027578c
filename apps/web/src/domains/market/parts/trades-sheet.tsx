// My bids and my sales, over all clubs, each leading to its lot or offer.
import { formatUsd } from '@stagepass/base/money.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useState } from 'react';
import { OwnBids } from '#domains/auctions/public/own-bids.tsx';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useOwnSales } from '../data/own-sales.ts';
import { ownTradesCopy } from '../own-copy.ts';
import { marketItemPath } from '../public/paths.ts';

export function TradesSheet({ onClose }: { onClose: () => void }) {
  const copy = useCopy(ownTradesCopy);
  const [shown, setShown] = useState<'bids' | 'sales'>('bids');
  return (
    <Sheet onClose={onClose} title={copy.title}>
      <div className="grid gap-5">
        <SegmentedControl
          label={copy.which}
          segments={[
            { value: 'bids', label: copy.bids },
            { value: 'sales', label: copy.sales },
          ]}
          value={shown}
          onChange={setShown}
        />
        {shown === 'bids' ? <OwnBids /> : <Sales />}
      </div>
    </Sheet>
  );
}

function Sales() {
  const copy = useCopy(ownTradesCopy);
  const sales = useOwnSales();
  return (
    <Answered query={sales} failed={copy.failed}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState
            title={copy.emptyTitle}
            action={<LinkButton to={inventoryPath()}>{copy.toThings}</LinkButton>}
          >
            {copy.empty}
          </EmptyState>
        ) : (
          <>
            <RowGroup>
              {found.map(({ id, design, item, state, price_cents, club }) => (
                <ListRow
                  key={id}
                  title={<bdi>{design.name}</bdi>}
                  detail={[
                    copy.states[state]({ price: formatUsd(price_cents) }),
                    item === null ? '' : copy.number({ number: String(item.number) }),
                    club?.name,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                  leading={
                    <span aria-hidden="true">
                      <RarityFrame
                        rarity={design.quality}
                        src={pictureAddress(design.picture?.small_url)}
                        size="2.75rem"
                      />
                    </span>
                  }
                  leads
                  render={(anatomy) => <Link to={marketItemPath(id)} {...anatomy} />}
                />
              ))}
            </RowGroup>
            <More query={sales} copy={copy} />
          </>
        )
      }
    </Answered>
  );
}

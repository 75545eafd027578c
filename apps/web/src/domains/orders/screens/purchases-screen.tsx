// /user/purchases: everything I bought, in stores, auctions, resale and packs; searched, and as a file.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { useState } from 'react';
import { statementPath } from '#domains/ledger/public/paths.ts';
import { ownWalletPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton, LinkWords } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { ordersCopy } from '../copy.ts';
import { downloadOwnOrders, type Show, useOwnOrders } from '../data/orders.ts';
import { OrderList } from '../parts/order-list.tsx';
import {
  NothingFound,
  OrderBarButtons,
  OrderSearchField,
  type Searching,
  useSearching,
} from '../parts/order-search.tsx';

const shown = [
  'all',
  'store',
  'auction',
  'resale',
  'pack',
  'station',
  'refunded',
] as const satisfies readonly Show[];

export function Component() {
  const copy = useCopy(ordersCopy);
  useTitle(copy.purchases);
  const search = useSearching();
  const [show, setShow] = useState<Show>('all');
  const orders = useOwnOrders(show, search.q);
  return (
    <BackScreen
      above={ownWalletPath()}
      title={<h1>{copy.purchases}</h1>}
      actions={<OrderBarButtons search={search} onFile={() => downloadOwnOrders(show, search.q)} />}
    >
      <OrderSearchField search={search} label={copy.searchLabelOwn} />
      <ChipRow label={copy.filters}>
        {shown.map((one) => (
          <Chip key={one} pressed={show === one} onClick={() => setShow(one)}>
            {one === 'all' ? copy.all : one === 'refunded' ? copy.states.refunded : copy.kinds[one]}
          </Chip>
        ))}
      </ChipRow>
      <p className="sp-small sp-quiet mt-3">
        {copy.restOf} <LinkWords to={statementPath()}>{copy.toRest}</LinkWords>
      </p>
      <Answered query={orders} failed={copy.failedOwn}>
        {(found) =>
          found.length > 0 || orders.hasNextPage ? (
            <OrderList orders={found} seenAs="buyer" query={orders} />
          ) : (
            <None search={search} isAll={show === 'all'} onAll={() => setShow('all')} />
          )
        }
      </Answered>
    </BackScreen>
  );
}

function None({ search, isAll, onAll }: { search: Searching; isAll: boolean; onAll: () => void }) {
  const copy = useCopy(ordersCopy);
  if (search.q !== '') return <NothingFound search={search} />;
  return (
    <EmptyState
      title={copy.emptyOwnTitle}
      picture={<Illustration name="case" />}
      action={
        isAll ? (
          <LinkButton to="/discover">{copy.discover}</LinkButton>
        ) : (
          <Button onClick={onAll}>{copy.all}</Button>
        )
      }
    >
      {copy.emptyOwn}
    </EmptyState>
  );
}

// /club/{id}/manage-orders: what was paid, what the fees were and what the club gets; every order, searched, and as a file.
import { formatUsd } from '@stagepass/base/money.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretDown } from '@stagepass/ui/icon/phosphor/caret-down.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { manageStorePath } from '#domains/market/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { ordersCopy } from '../copy.ts';
import { downloadClubOrders, type Show, useClubOrders, useOrderSummary } from '../data/orders.ts';
import { OrderList } from '../parts/order-list.tsx';
import {
  NothingFound,
  OrderBarButtons,
  OrderSearchField,
  type Searching,
  useSearching,
} from '../parts/order-search.tsx';

const periods = [7, 30, 90, 365] as const;
type Period = (typeof periods)[number];
const kinds = ['store', 'auction', 'pack', 'station', 'resale'] as const;

export function Component() {
  return <ClubFrame need="manage_sales">{(club) => <ClubOrders club={club} />}</ClubFrame>;
}

function ClubOrders({ club }: { club: ClubView }) {
  const copy = useCopy(ordersCopy);
  useTitle(copy.orders);
  const search = useSearching();
  const [show, setShow] = useState<Show>('all');
  const [days, setDays] = useState<Period>(30);
  const asked = { show, q: search.q, days };
  const orders = useClubOrders(club.id, asked);
  return (
    <Screen>
      <LampBeam at="84%" lean={14} strength={0.5} />
      <ClubBar
        club={club}
        above={clubScreenPath(club.handle, 'manage')}
        actions={<OrderBarButtons search={search} onFile={() => downloadClubOrders(club, asked)} />}
      />
      <ScreenBody>
        <div className="sp-orders-head">
          <h1 className="sp-display">{copy.orders}</h1>
          <PeriodPicker days={days} onChange={setDays} />
        </div>
        <OrderSearchField search={search} label={copy.searchLabel} />
        <Sums club={club} days={days} />
        <Filters club={club} days={days} show={show} onShow={setShow} />
        <Answered query={orders} failed={copy.failed}>
          {(found) =>
            found.length > 0 || orders.hasNextPage ? (
              <OrderList orders={found} seenAs="club" query={orders} />
            ) : (
              <None search={search} club={club} isNarrow={show !== 'all' || days < 365} />
            )
          }
        </Answered>
      </ScreenBody>
    </Screen>
  );
}

function PeriodPicker({ days, onChange }: { days: Period; onChange: (days: Period) => void }) {
  const copy = useCopy(ordersCopy);
  return (
    <label className="sp-orders-period">
      <span aria-hidden="true">{copy.periods[`days${days}`]}</span>
      <Icon of={caretDown} weight="bold" />
      <select
        aria-label={copy.period}
        value={days}
        onChange={(event) => onChange(Number(event.target.value) as Period)}
      >
        {periods.map((one) => (
          <option key={one} value={one}>
            {copy.periods[`days${one}`]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Sums({ club, days }: { club: ClubView; days: Period }) {
  const copy = useCopy(ordersCopy);
  const { data } = useOrderSummary(club.id, days);
  if (data === undefined) return null;
  const [paid, fees, net] = [data.paid_cents, data.fee_cents, data.to_club_cents].map(formatUsd) as [
    string,
    string,
    string,
  ];
  const more = [
    ...(data.royalties_cents === 0 ? [] : [copy.royalties({ amount: formatUsd(data.royalties_cents) })]),
    ...(data.refunded_cents === 0 ? [] : [copy.refundedSum({ amount: formatUsd(data.refunded_cents) })]),
  ];
  return (
    <div className="mt-3">
      <Slip>
        <VisuallyHidden>{copy.sums({ period: copy.periods[`days${days}`], paid, fees, net })}</VisuallyHidden>
        <div className="sp-orders-sums" aria-hidden="true">
          <div>
            <span>{copy.paid}</span>
            <b className="sp-orders-figure">{paid}</b>
          </div>
          <i>−</i>
          <div>
            <span>{copy.fees}</span>
            <b className="sp-orders-figure">{fees}</b>
          </div>
          <i>=</i>
          <div className="sp-orders-net">
            <span>{copy.youGet}</span>
            <b className="sp-orders-figure">{net}</b>
          </div>
        </div>
        {more.length === 0 ? null : <p className="sp-slip-note">{more.join(' · ')}</p>}
      </Slip>
    </div>
  );
}

type FiltersProps = { club: ClubView; days: Period; show: Show; onShow: (show: Show) => void };

function Filters({ club, days, show, onShow }: FiltersProps) {
  const copy = useCopy(ordersCopy);
  const counts = useOrderSummary(club.id, days).data?.counts;
  return (
    <div className="mt-5">
      <ChipRow label={copy.filters}>
        <Chip pressed={show === 'all'} onClick={() => onShow('all')}>
          {counts === undefined ? copy.all : copy.allCount({ count: counts.all })}
        </Chip>
        {kinds.map((kind) => (
          <Chip key={kind} pressed={show === kind} onClick={() => onShow(kind)}>
            {counts === undefined
              ? copy.kinds[kind]
              : copy.kindCount({ kind: copy.kinds[kind], count: counts[kind] })}
          </Chip>
        ))}
        <Chip pressed={show === 'refunded'} onClick={() => onShow('refunded')}>
          {counts === undefined ? copy.states.refunded : copy.refundedCount({ count: counts.refunded })}
        </Chip>
      </ChipRow>
    </div>
  );
}

function None({ search, club, isNarrow }: { search: Searching; club: ClubView; isNarrow: boolean }) {
  const copy = useCopy(ordersCopy);
  if (search.q !== '') return <NothingFound search={search} />;
  return (
    <EmptyState
      title={copy.emptyTitle}
      picture={<Illustration name="case" />}
      action={<LinkButton to={manageStorePath(club.handle)}>{copy.toStore}</LinkButton>}
    >
      {isNarrow ? copy.emptyPeriod : copy.empty}
    </EmptyState>
  );
}

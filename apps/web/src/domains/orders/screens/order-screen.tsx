// /order/{id}: one order with its receipt and timeline; for the club's staff also who bought it, and its refund.
import { formatUsd } from '@stagepass/base/money.ts';
import type { OrderDetails } from '@stagepass/contract/orders/shapes.ts';
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Coin } from '@stagepass/ui/coin/coin.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { copy as copyIcon } from '@stagepass/ui/icon/phosphor/copy.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { gachaPath } from '#domains/gacha/public/paths.ts';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { purchasesPath } from '#domains/ledger/public/paths.ts';
import { clubOrdersPath } from '#domains/market/public/paths.ts';
import { clubTokenPath } from '#domains/tokens/public/paths.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useOpenSubject } from '#platform/subjects/open-subjects.ts';
import { useTitle } from '#platform/title/title.ts';
import { ordersCopy } from '../copy.ts';
import { useOrder } from '../data/orders.ts';
import { paidWords } from '../model/amounts.ts';
import { orderCopy } from '../order-copy.ts';
import { OrderReceipt } from '../parts/order-receipt.tsx';
import { OrderTimeline } from '../parts/order-timeline.tsx';
import '../parts/orders.css';

const RefundSheet = latePart(() => import('../parts/refund-sheet.tsx'), 'RefundSheet');

export function Component() {
  const copy = useCopy(orderCopy);
  const { id = '' } = useParams();
  const order = useOrder(id);
  const found = order.data;
  const title = found === undefined ? copy.untitled : copy.title({ number: String(found.number) });
  useTitle(title);
  const above =
    found?.seen_as === 'club' && found.club !== null ? clubOrdersPath(found.club.handle) : purchasesPath();
  return (
    <GelScope hue={found?.club?.hue ?? 62}>
      <Screen>
        <LampBeam at="84%" lean={14} strength={0.6} />
        <TopBar
          leading={<BackButton above={above} />}
          title={<h1>{title}</h1>}
          actions={found === undefined ? null : <CopyNumber number={found.number} />}
        />
        <ScreenBody>
          <Answered query={order} copy={copy} failed={copy.failed} skeleton={<Waiting />}>
            {(view) => <Opened order={view} />}
          </Answered>
        </ScreenBody>
        {found?.seen_as === 'club' ? <ClubDock order={found} /> : null}
        {found?.seen_as === 'buyer' ? <BuyerDock order={found} /> : null}
      </Screen>
    </GelScope>
  );
}

function Waiting() {
  return (
    <div className="grid gap-5">
      <Skeleton height="15rem" width="100%" />
      <Skeleton height="9rem" width="100%" />
    </div>
  );
}

function CopyNumber({ number }: { number: number }) {
  const copy = useCopy(orderCopy);
  // Pages on plain http have no clipboard.
  if (navigator.clipboard === undefined) return null;
  const take = async () => {
    await navigator.clipboard.writeText(String(number));
    showToast({ title: copy.copied });
  };
  return <IconButton label={copy.copyNumber} icon={<Icon of={copyIcon} />} onClick={() => void take()} />;
}

function Opened({ order }: { order: OrderDetails }) {
  const copy = useCopy(orderCopy);
  useOpenSubject('order', order.id);
  // The order of an auction has its id, and is where its winner is led to.
  useOpenSubject('auction', order.kind === 'auction' ? order.id : null);
  return (
    <>
      <OrderReceipt order={order} />
      <PaidWith order={order} />
      <Buyer order={order} />
      <SectionHead title={copy.timeline} />
      <OrderTimeline order={order} />
    </>
  );
}

/** The way to the token that it was paid with. */
function PaidWith({ order: { token, club } }: { order: OrderDetails }) {
  const copy = useCopy(orderCopy);
  if (token?.symbol === undefined || club === null) return null;
  return (
    <div className="mt-4">
      <RowGroup>
        <ListRow
          title={token.symbol}
          detail={copy.tokenOf({ club: club.name })}
          leading={<Coin letter={token.symbol.slice(0, 1)} />}
          leads
          render={(anatomy) => <Link to={clubTokenPath(club.handle)} {...anatomy} />}
        />
      </RowGroup>
    </div>
  );
}

function Buyer({ order: { buyer, buyer_history } }: { order: OrderDetails }) {
  const copy = useCopy(orderCopy);
  if (buyer === null || buyer_history === null) return null;
  const orders = copy.orders({ count: buyer_history.orders });
  const refunds =
    buyer_history.refunds === 0 ? copy.noRefunds : copy.refunds({ count: buyer_history.refunds });
  return (
    <Link to={userPath(buyer.user_name)} className="sp-order-buyer">
      <Avatar name={buyer.display_name} src={pictureAddress(buyer.avatar?.small_url)} size={44} decorative />
      <span>
        <b className="sp-head block" dir="auto">
          {buyer.display_name}
        </b>
        <span className="sp-small sp-quiet">{copy.history({ orders, refunds })}</span>
      </span>
    </Link>
  );
}

/** What a refund would do, with its amount on the button; or the sentence why there is none. */
function ClubDock({ order }: { order: OrderDetails }) {
  const copy = useCopy(orderCopy);
  const list = useCopy(ordersCopy);
  const [asks, setAsks] = useState(false);
  const { refund, buyer } = order;
  if (refund === null || order.state === 'refunded') return null;
  const amount = paidWords(order, list);
  const { refused, missing_cents } = refund;
  if (refused !== null)
    return (
      <Dock>
        <p className="sp-small sp-quiet">
          {refused === 'balance-short'
            ? copy.refusals['balance-short']({ missing: formatUsd(missing_cents ?? 0) })
            : copy.refusals[refused]}
        </p>
      </Dock>
    );
  const back = { paid: amount, name: buyer?.display_name ?? '', number: order.copy_number ?? 0 };
  return (
    <Dock>
      <div className="sp-order-foot w-full">
        <p className="sp-small sp-quiet">
          {order.asset_id === 'credits'
            ? copy.backOnSale({ ...back, fee: formatUsd(order.fee_cents ?? 0) })
            : copy.backOnSaleTokens(back)}
        </p>
        <Button variant="outline" tone="danger" wide aria-haspopup="dialog" onClick={() => setAsks(true)}>
          {copy.refund({ amount })}
        </Button>
      </div>
      <Suspense fallback={null}>
        {asks ? <RefundSheet order={order} onClose={() => setAsks(false)} /> : null}
      </Suspense>
    </Dock>
  );
}

function BuyerDock({ order }: { order: OrderDetails }) {
  const copy = useCopy(orderCopy);
  const { kind, state, item_id, transfer_id } = order;
  const holds = state === 'paid' || state === 'listed' || state === 'used';
  const finals = { pack: copy.finalPack, resale: copy.finalResale, station: copy.finalClaim };
  const final = kind === 'store' || kind === 'auction' ? copy.finalOwn : finals[kind];
  return (
    <Dock>
      <div className="sp-order-foot w-full">
        {state === 'refunded' ? null : <p className="sp-small sp-quiet">{final}</p>}
        {holds && item_id !== null ? (
          <LinkButton to={inventoryPath(item_id)} wide>
            {copy.viewItem}
          </LinkButton>
        ) : null}
        {kind === 'pack' ? (
          <LinkButton to={gachaPath(order.source_id)} wide>
            {copy.viewProof}
          </LinkButton>
        ) : null}
        {transfer_id === null ? null : (
          <LinkButton to={`/user/transaction-history?transfer=${transfer_id}`} variant="secondary" wide>
            {copy.viewReceipt}
          </LinkButton>
        )}
      </div>
    </Dock>
  );
}

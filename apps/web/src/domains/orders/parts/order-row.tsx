// One order in a list: what and who, what became of it, what was paid and, for the club, what was kept of it.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Order } from '@stagepass/contract/orders/shapes.ts';
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { cards } from '@stagepass/ui/icon/phosphor/cards.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { ordersCopy } from '../copy.ts';
import { paidWords } from '../model/amounts.ts';
import { orderPath } from '../public/paths.ts';
import { OrderStateWord } from './order-state.tsx';

export type SeenAs = 'buyer' | 'club';

export function OrderRow({ order, seenAs }: { order: Order; seenAs: SeenAs }) {
  const copy = useCopy(ordersCopy);
  const { title, quantity, copy_number, buyer, club } = order;
  const name =
    quantity > 1
      ? copy.times({ title, count: quantity })
      : copy_number === null
        ? title
        : copy.copyNumber({ title, number: copy_number });
  const who =
    seenAs === 'club'
      ? (buyer?.display_name ?? copy.buyerGone)
      : [club?.name, copy.kinds[order.kind]].filter(Boolean).join(', ');
  return (
    <Link to={orderPath(order.id)} className="sp-order-row">
      <Art order={order} seenAs={seenAs} />
      <span className="sp-order-words">
        <b className="sp-head" dir="auto">
          {name}
        </b>
        <span className="sp-small sp-quiet block" dir="auto">
          {who}
        </span>
        <OrderStateWord state={order.state} />
      </span>
      <span className="sp-order-sum" data-struck={order.state === 'refunded'}>
        <b>{paidWords(order, copy)}</b>
        {seenAs === 'club' ? <Kept order={order} /> : null}
      </span>
    </Link>
  );
}

function Art({ order, seenAs }: { order: Order; seenAs: SeenAs }) {
  const { design, buyer } = order;
  return (
    <span className="sp-order-art" aria-hidden="true">
      {design === null ? (
        <span className="sp-order-pack">
          <Icon of={cards} />
        </span>
      ) : (
        <RarityFrame rarity={design.quality} src={pictureAddress(design.picture?.small_url)} />
      )}
      {seenAs === 'club' && buyer !== null ? (
        <Avatar
          name={buyer.display_name}
          src={pictureAddress(buyer.avatar?.small_url)}
          size={30}
          decorative
        />
      ) : null}
    </span>
  );
}

function Kept({ order }: { order: Order }) {
  const copy = useCopy(ordersCopy);
  const { fee_cents, to_club_cents, asset_id, kind, state } = order;
  if (asset_id !== 'credits' || fee_cents === null || order.paid_cents === 0) return null;
  const words =
    state === 'refunded'
      ? copy.feeReturned
      : kind === 'resale'
        ? copy.royalty({ amount: formatUsd(to_club_cents ?? 0) })
        : copy.fee({ amount: formatUsd(fee_cents) });
  return <span className="sp-small sp-faint">{words}</span>;
}

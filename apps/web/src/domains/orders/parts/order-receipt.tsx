// What was paid for an order and where it went, printed once.
import { formatUsd } from '@stagepass/base/money.ts';
import type { OrderDetails } from '@stagepass/contract/orders/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { cards } from '@stagepass/ui/icon/phosphor/cards.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ordersCopy } from '../copy.ts';
import { paidWords } from '../model/amounts.ts';
import { orderCopy } from '../order-copy.ts';

export function OrderReceipt({ order }: { order: OrderDetails }) {
  const copy = useCopy(orderCopy);
  const list = useCopy(ordersCopy);
  const { title, design, copy_number, quantity } = order;
  const edition = design?.edition_size ?? null;
  const facts =
    copy_number === null
      ? copy.packs({ count: quantity })
      : edition === null
        ? copy.number({ number: copy_number })
        : copy.numberOf({ number: copy_number, edition });
  return (
    <Slip slot>
      <div className="sp-order-item">
        {design === null ? (
          <span className="sp-order-pack" aria-hidden="true">
            <Icon of={cards} />
          </span>
        ) : (
          <span aria-hidden="true">
            <RarityFrame
              rarity={design.quality}
              src={pictureAddress(design.picture?.small_url)}
              size="4.5rem"
            />
          </span>
        )}
        <div>
          <h2 className="sp-title" dir="auto">
            {title}
          </h2>
          <p className="sp-slip-note">{[facts, order.club?.name].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <Discount order={order} />
      {order.seen_as === 'buyer' ? (
        <>
          <SlipPerf />
          <SlipTotal
            name={order.asset_id === 'credits' ? copy.total : copy.paid}
            amount={paidWords(order, list)}
          />
        </>
      ) : (
        <ClubLines order={order} />
      )}
    </Slip>
  );
}

/** Only where a tier took something off: otherwise price and total are the same line twice. */
function Discount({ order }: { order: OrderDetails }) {
  const copy = useCopy(orderCopy);
  const list = useCopy(ordersCopy);
  const { tag } = useLocale();
  const off = order.price_cents - order.paid_cents;
  if (off <= 0) return null;
  const percent = numbersIn(tag, { style: 'percent', maximumFractionDigits: 0 }).format(
    off / order.price_cents,
  );
  const name = order.seen_as === 'buyer' ? copy.discount({ percent }) : copy.discountClub({ percent });
  return (
    <>
      <SlipLine name={copy.price} amount={paidWords({ ...order, paid_cents: order.price_cents }, list)} />
      <SlipLine name={name} amount={`−${paidWords({ ...order, paid_cents: off }, list)}`} />
    </>
  );
}

function ClubLines({ order }: { order: OrderDetails }) {
  const copy = useCopy(orderCopy);
  const list = useCopy(ordersCopy);
  const { buyer, kind, state } = order;
  const net = state === 'refunded' ? 0 : (order.to_club_cents ?? 0);
  return (
    <>
      <SlipLine
        name={copy.paidBy({ name: buyer?.display_name ?? list.buyerGone })}
        amount={paidWords(order, list)}
      />
      {order.asset_id !== 'credits' || order.paid_cents === 0 ? null : (
        <>
          {kind === 'resale' ? null : (
            <SlipLine name={copy.fee} amount={`−${formatUsd(order.fee_cents ?? 0)}`} />
          )}
          {state === 'refunded' ? (
            <SlipLine name={copy.youGot} amount={`−${formatUsd(order.to_club_cents ?? 0)}`} />
          ) : null}
          <SlipPerf />
          <SlipTotal name={kind === 'resale' ? copy.royalty : copy.youGet} amount={formatUsd(net)} />
        </>
      )}
    </>
  );
}

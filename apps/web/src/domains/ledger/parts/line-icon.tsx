// The plate before a line of a statement: what kind of thing moved the money; held money lies on a dashed one.
import type { TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowUUpLeft } from '@stagepass/ui/icon/phosphor/arrow-u-up-left.ts';
import { bank } from '@stagepass/ui/icon/phosphor/bank.ts';
import { certificate } from '@stagepass/ui/icon/phosphor/certificate.ts';
import { checkSquare } from '@stagepass/ui/icon/phosphor/check-square.ts';
import { coin } from '@stagepass/ui/icon/phosphor/coin.ts';
import { creditCard } from '@stagepass/ui/icon/phosphor/credit-card.ts';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { handGrabbing } from '@stagepass/ui/icon/phosphor/hand-grabbing.ts';
import { handHeart } from '@stagepass/ui/icon/phosphor/hand-heart.ts';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { packageIcon } from '@stagepass/ui/icon/phosphor/package.ts';
import { repeat } from '@stagepass/ui/icon/phosphor/repeat.ts';
import { scales } from '@stagepass/ui/icon/phosphor/scales.ts';
import { shoppingBag } from '@stagepass/ui/icon/phosphor/shopping-bag.ts';
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { warning } from '@stagepass/ui/icon/phosphor/warning.ts';
import { IconPlate } from '@stagepass/ui/list-row/list-row.tsx';

/** In the one weight that is drawn: all of all would be most of what a statement fetches. */
const kindIcons: Record<TransferKind, string> = {
  store: shoppingBag.regular,
  resale: storefront.regular,
  auction: gavel.regular,
  gacha: packageIcon.regular,
  subscription: repeat.regular,
  token: coin.regular,
  licence: certificate.regular,
  gift: gift.regular,
  vote: checkSquare.regular,
  station: handGrabbing.regular,
  tip: handHeart.regular,
  'top-up': creditCard.regular,
  'top-up-return': arrowUUpLeft.regular,
  dispute: warning.regular,
  refund: arrowUUpLeft.regular,
  royalty: storefront.regular,
  reward: ticket.regular,
  payout: bank.regular,
  adjustment: scales.regular,
};

export function LineIcon({ kind }: { kind: TransferKind }) {
  return <IconPlate icon={<Icon of={{ regular: kindIcons[kind] }} />} />;
}

/** The item that the money is held for; a lock where there is no picture. */
export function HeldPicture({ src }: { src: string | undefined }) {
  return (
    <span className="sp-held-plate">
      {src === undefined ? (
        <Icon of={lockSimple} />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}

// A prize in a picture, and what it is called.
import { withArticle } from '@stagepass/base/article.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import type { CampaignPrize } from '@stagepass/contract/campaigns/shapes.ts';
import { Coin } from '@stagepass/ui/coin/coin.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { wallet } from '@stagepass/ui/icon/phosphor/wallet.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { campaignCopy } from '../copy.ts';
import './campaign.css';

export function PrizePrint({ prize, size = '5.375rem' }: { prize: CampaignPrize; size?: string }) {
  if (prize.kind === 'item')
    return (
      <RarityFrame
        rarity={prize.design.quality}
        src={pictureAddress(prize.design.picture?.small_url)}
        size={size}
      />
    );
  if (prize.kind === 'badge') {
    const { look, stages } = prize.badge;
    return <BadgeMark look={look} stage={1} stages={stages} size={size} />;
  }
  if (prize.kind === 'tokens')
    return (
      <span className="sp-campaign-coin" style={{ inlineSize: size, blockSize: size }}>
        <Coin letter={prize.symbol.slice(0, 1)} size="large" tilt={-9} />
      </span>
    );
  return (
    <span className="sp-campaign-credit" style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <Icon of={wallet} weight="fill" />
    </span>
  );
}

/** As it is won: "a Tour snare", "the Regular badge", "$5.00 of credit". */
export function prizeWon(prize: CampaignPrize, copy: Copy<typeof campaignCopy>): string {
  if (prize.kind === 'item') return withArticle(prize.design.name);
  return prize.kind === 'badge' ? copy.rewards.badge({ name: prize.badge.name }) : prizeName(prize, copy);
}

export function prizeName(prize: CampaignPrize, { rewards }: Copy<typeof campaignCopy>): string {
  if (prize.kind === 'item') return prize.design.name;
  if (prize.kind === 'tokens') return rewards.tokens({ count: prize.amount, symbol: prize.symbol });
  return prize.kind === 'badge'
    ? prize.badge.name
    : rewards.credits({ amount: formatUsd(prize.amount_cents) });
}

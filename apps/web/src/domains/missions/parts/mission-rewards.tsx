// What finishing a mission gives: items in their frames, badges, credit, fan tokens, and how many are left.
import { formatUsd } from '@stagepass/base/money.ts';
import type { MissionReward, MissionView } from '@stagepass/contract/missions/shapes.ts';
import { Coin } from '@stagepass/ui/coin/coin.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { wallet } from '@stagepass/ui/icon/phosphor/wallet.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { ownBadgesPath } from '#domains/badges/public/paths.ts';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { walletPath } from '#domains/ledger/public/paths.ts';
import { clubTokenPath } from '#domains/tokens/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { isFinished, wasGiven } from '../model/ticket.ts';
import { missionPageCopy } from '../page-copy.ts';
import './mission-page.css';

export function MissionRewards({ mission }: { mission: MissionView }) {
  const { rewards: words } = useCopy(missionPageCopy);
  const { club, rewards, steps } = mission;
  if (rewards.length === 0) return null;
  const promise = isFinished(mission) ? words.missed : words.all({ count: steps });
  return (
    <section className="sp-mission-rewards" aria-label={words.label}>
      {rewards.map((reward) => {
        const has = wasGiven(mission, reward);
        const had = reward.kind === 'badge' && reward.badge.stage > 0;
        const lead = has ? words.got : had ? words.hasBadge : promise;
        return <Reward key={keyOf(reward)} club={club.handle} reward={reward} lead={lead} has={has} />;
      })}
    </section>
  );
}

export function keyOf(reward: MissionReward): string {
  if (reward.kind === 'credits') return `credits-${reward.amount_cents}`;
  if (reward.kind === 'tokens') return 'tokens';
  return reward.kind === 'item' ? reward.design.id : reward.badge.id;
}

/** Tokens are of the club. */
const ways = {
  item: { path: () => inventoryPath(), words: 'toItem' },
  credits: { path: () => walletPath(), words: 'toWallet' },
  badge: { path: () => ownBadgesPath(), words: 'toBadges' },
  tokens: { path: (club: string) => clubTokenPath(club), words: 'toToken' },
} as const;

interface RewardProps {
  /** Its handle. */
  club: string;
  reward: MissionReward;
  lead: string;
  has: boolean;
}

function Reward({ club, reward, lead, has }: RewardProps) {
  const { rewards: words } = useCopy(missionPageCopy);
  const { left } = reward;
  const leftWords = has || left === null ? null : left === 0 ? words.none : words.left({ count: left });
  return (
    <div className="sp-mission-reward">
      <RewardPrint reward={reward} />
      <div className="sp-mission-reward-words">
        <span className="sp-small sp-quiet">{lead}</span>
        <RewardName reward={reward} />
        {leftWords === null ? null : <span className="sp-small sp-quiet">{leftWords}</span>}
        {has ? (
          <span className="sp-small">
            <LinkWords to={ways[reward.kind].path(club)}>{words[ways[reward.kind].words]}</LinkWords>
          </span>
        ) : null}
      </div>
    </div>
  );
}

export function RewardPrint({ reward, size = '4.125rem' }: { reward: MissionReward; size?: string }) {
  if (reward.kind === 'item')
    return (
      <RarityFrame
        rarity={reward.design.quality}
        src={pictureAddress(reward.design.picture?.small_url)}
        size={size}
      />
    );
  if (reward.kind === 'badge') {
    const { look, stages } = reward.badge;
    return <BadgeMark look={look} stage={1} stages={stages} size={size} />;
  }
  if (reward.kind === 'tokens')
    return (
      <span className="sp-mission-coin" style={{ inlineSize: size, blockSize: size }}>
        <Coin letter={reward.symbol.slice(0, 1)} size="large" tilt={-9} />
      </span>
    );
  return (
    <span className="sp-mission-credit" style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <Icon of={wallet} weight="fill" />
    </span>
  );
}

export function RewardName({ reward }: { reward: MissionReward }) {
  const { rewards: words } = useCopy(missionPageCopy);
  const { qualities } = useCopy(itemCopy);
  if (reward.kind === 'credits')
    return (
      <>
        <span className="sp-head">{words.credits({ amount: formatUsd(reward.amount_cents) })}</span>
        <span className="sp-small sp-quiet">{words.creditsNote}</span>
      </>
    );
  if (reward.kind === 'tokens')
    return (
      <>
        <span className="sp-head">{words.tokens({ count: reward.amount, symbol: reward.symbol })}</span>
        <span className="sp-small sp-quiet">{words.tokensNote}</span>
      </>
    );
  if (reward.kind === 'badge')
    return (
      <>
        <span className="sp-head" dir="auto">
          {reward.badge.name}
        </span>
        <span className="sp-small sp-quiet">{words.badge}</span>
      </>
    );
  const { name, quality } = reward.design;
  return (
    <>
      <span className="sp-head" dir="auto">
        {name}
      </span>
      <RarityLabel rarity={quality}>{qualities[quality]}</RarityLabel>
    </>
  );
}

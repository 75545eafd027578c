// A pack in one row: its print, its name, what it costs and holds, and how it stands.
import type { GachaPoolCard } from '@stagepass/contract/gacha/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { type DotState, StateDot } from '@stagepass/ui/state-dot/state-dot.tsx';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { priceText } from '../model/price.ts';
import { packCopy } from '../pack-copy.ts';
import { gachaPath } from '../public/paths.ts';
import { Pack } from './pack.tsx';
import './pool-row.css';

const dots = {
  draft: 'draft',
  announced: 'scheduled',
  open: 'live',
  closed: 'ended',
} as const satisfies Record<GachaPoolCard['state'], DotState>;

export interface PoolRowProps {
  pool: GachaPoolCard;
  /** The pack itself if left out. */
  to?: string | undefined;
}

export function PoolRow({ pool, to }: PoolRowProps) {
  const copy = useCopy(packCopy);
  const { tag } = useLocale();
  const { best_quality: best, price_cents: price } = pool;
  return (
    <Link to={to ?? gachaPath(pool.id)} className="sp-pool-row">
      <span aria-hidden="true">
        <Pack pool={pool} size="small" />
      </span>
      <span className="sp-pool-row-words">
        <span className="sp-head" dir="auto">
          {pool.name}
        </span>
        {price === null ? null : (
          <span className="sp-small sp-num">{copy.from({ price: priceText(price, pool, copy) })}</span>
        )}
        <span className="sp-small sp-quiet">{copy.items({ count: pool.items })}</span>
        {best === null ? null : (
          <span className="sp-small sp-pool-row-best">
            <RarityGlyph rarity={best} />
            {copy.best({ tier: copy.qualities[best] })}
          </span>
        )}
        <StateDot state={dots[pool.state]}>{stateText(pool, copy, tag)}</StateDot>
      </span>
      <Icon of={caretRight} weight="bold" mirror size="1rem" className="sp-quiet" />
    </Link>
  );
}

function stateText(pool: GachaPoolCard, { states }: Copy<typeof packCopy>, tag: string): string {
  const { state, next_opens_at, closed_because } = pool;
  if (state === 'announced')
    return states.announced({ date: next_opens_at === null ? '' : momentIn(tag, next_opens_at) });
  return state === 'closed' && closed_because === 'sold-out' ? states['sold-out'] : states[state];
}

// The published odds of a version in short: the strip, the odds of each rarity, and the meter up to the guarantee.
import { OddsBar } from '@stagepass/ui/odds-table/odds-bar.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { gachaCopy } from '../copy.ts';
import { type PublishedVersion, sharesOf } from '../model/quality-shares.ts';
import { TierOdds } from './version-odds.tsx';
import './odds-summary.css';

export function OddsStrip({ version }: { version: Pick<PublishedVersion, 'guarantees' | 'tiers'> }) {
  const copy = useCopy(gachaCopy);
  const { tag } = useLocale();
  const shares = sharesOf(version.tiers, copy.qualities, tag);
  const said = shares.map(({ label, text }) => copy.odds.share({ tier: label, share: text })).join(', ');
  return (
    <div className="sp-gacha-odds">
      <OddsBar shares={shares} label={said} />
      <TierOdds version={version} />
    </div>
  );
}

export function PityMeter({ pity, after }: { pity: number; after: number }) {
  const { meter } = useCopy(gachaCopy);
  const left = Math.max(0, after - pity);
  const certain = left === 0 ? meter.next : meter.certain({ count: left });
  return (
    <section className="sp-pity" data-rarity="ssrare">
      <div className="sp-pity-head">
        <h2 className="sp-pity-title">
          <RarityGlyph rarity="ssrare" />
          {meter.title}
        </h2>
        <span className="sp-num">{meter.of({ pity, after })}</span>
      </div>
      <VuMeter value={pity} max={after} label={meter.label} valueText={certain} />
      <p className="sp-small sp-quiet">{certain}</p>
    </section>
  );
}

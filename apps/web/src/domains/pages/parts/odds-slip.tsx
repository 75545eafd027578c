// The odds of a draw on a printed slip: the six rarities with their shape, name and chance.
import { ITEM_QUALITIES, type ItemQualityKey } from '@stagepass/base/item-quality.ts';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { welcomeCopy } from '../welcome-copy.ts';
import './odds-slip.css';

export function OddsSlip() {
  const { odds } = useCopy(welcomeCopy);
  const { tag } = useLocale();
  const names: Record<ItemQualityKey, string> = {
    urare: odds.ultra,
    ssrare: odds.ss,
    srare: odds.super,
    rare: odds.rare,
    uncommon: odds.uncommon,
    common: odds.common,
  };
  return (
    <div className="pages-odds light" aria-hidden="true">
      <span className="pages-odds-tape" />
      <div className="pages-odds-head">
        <b>{odds.title}</b>
        <span className="sp-serial">{odds.serial}</span>
      </div>
      {ITEM_QUALITIES.map((quality) => (
        <div key={quality.key} className="pages-odds-line">
          <RarityGlyph rarity={quality.key} />
          <span>{names[quality.key]}</span>
          <span className="pages-odds-leader" />
          <b className="sp-num">{percentIn(tag, quality.value / 100)}</b>
        </div>
      ))}
    </div>
  );
}

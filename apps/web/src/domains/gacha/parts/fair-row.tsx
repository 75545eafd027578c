// One line of published against drawn: two bars on one scale, the figures beside them, and whether chance allows it.
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import type { CSSProperties } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { gachaCopy } from '../copy.ts';
import type { Fairness } from '../model/fairness.ts';
import { chanceText, type Quality } from '../model/quality-shares.ts';
import { proofCopy } from '../proof-copy.ts';
import './fair-row.css';

export interface FairRowProps {
  quality: Quality;
  /** An item's; left out for a tier. */
  name?: string | undefined;
  fairness: Fairness;
}

export function FairRow({ quality, name, fairness }: FairRowProps) {
  const { qualities } = useCopy(gachaCopy);
  const { odds } = useCopy(proofCopy);
  const { tag } = useLocale();
  const numbers = numbersIn(tag);
  const { published, drawn, count, low, high, inside } = fairness;
  const bars = { '--published': published, '--drawn': drawn } as CSSProperties;
  return (
    <li className="sp-fair" data-rarity={quality} style={bars}>
      <span className="sp-fair-name">
        <RarityGlyph rarity={quality} label={name === undefined ? undefined : qualities[quality]} />
        <span dir="auto">{name ?? qualities[quality]}</span>
      </span>
      <span className="sp-fair-figures sp-num">
        <span>
          <small>{odds.published}</small>
          {chanceText(published, tag)}
        </span>
        <span>
          <small>{odds.drawn}</small>
          {chanceText(drawn, tag)}
        </span>
      </span>
      <span className="sp-fair-bars" aria-hidden="true">
        <span />
        <span />
      </span>
      <span className="sp-micro sp-faint sp-fair-note">
        {odds.expected({
          low: numbers.format(low),
          high: numbers.format(high),
          drawn: numbers.format(count),
        })}
        {', '}
        {inside ? odds.inside : <b className="sp-fair-outside">{odds.outside}</b>}
      </span>
    </li>
  );
}

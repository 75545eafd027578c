// The pack and its odds exactly as fans will see them, out of the same pieces, anew with every change.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { useMemo } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { gachaCopy } from '../../copy.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import { type PoolDraft, previewOf, priceOf } from '../../model/pool-draft.ts';
import { priceText } from '../../model/price.ts';
import { OddsStrip, PityMeter } from '../odds-summary.tsx';
import { PackOnTable } from '../pack.tsx';
import { VersionOdds } from '../version-odds.tsx';
import { shownPrint } from './pack-print.tsx';
import './draft-preview.css';

export interface DraftPreviewProps {
  club: ClubView;
  pool: GachaPool | null;
  draft: PoolDraft;
}

export function DraftPreview({ club, pool, draft }: DraftPreviewProps) {
  const copy = useCopy(manageGachaCopy);
  const words = useCopy(gachaCopy);
  const preview = useMemo(() => previewOf(draft), [draft]);
  const url = shownPrint(draft, pool);
  const price = priceOf(draft);
  const { symbol } = useTokenSymbol(club.id);
  const picture =
    url === undefined
      ? null
      : { small_url: url, medium_url: url, large_url: url, placeholder: '', hue: club.hue, alt: '' };
  const shown = {
    name: draft.name || copy.unnamed,
    club: { ...club, picture: null },
    picture,
  };
  return (
    <div className="sp-draft-preview">
      <PackOnTable
        pool={shown}
        label={
          <>
            <p className="sp-pack-name" dir="auto">
              {shown.name}
            </p>
            <span className="sp-pack-line">
              {words.label({ count: draft.entries.length })}
              {price === undefined
                ? ''
                : `, ${priceText(price, { asset: draft.asset, token: symbol === null ? null : { symbol } }, words)}`}
            </span>
          </>
        }
      />
      {preview === null ? (
        <p className="sp-quiet mt-2 text-center">{copy.previewEmpty}</p>
      ) : (
        <>
          <OddsStrip version={preview} />
          {preview.guarantees.pity_after === null ? null : (
            <PityMeter pity={0} after={preview.guarantees.pity_after} />
          )}
          <div className="mt-4">
            <VersionOdds version={preview} />
          </div>
        </>
      )}
    </div>
  );
}

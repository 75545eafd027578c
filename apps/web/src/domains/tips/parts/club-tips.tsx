// Amounts of one tap, on the page of a club that takes tips.
import { formatUsd } from '@stagepass/base/money.ts';
import { TIP_OFFERS_CENTS } from '@stagepass/base/tip-limits.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { useState } from 'react';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { tipsCopy } from '../copy.ts';
import { useTipJar } from '../data/tips.ts';
import { type AskedTip, firstTip, useAskedTip } from '../model/asked-tip.ts';

const TipSheet = lateSheet(() => import('./tip-sheet.tsx'), 'TipSheet');

export function ClubTips({ club }: { club: ClubView }) {
  const copy = useCopy(tipsCopy);
  const { data: jar } = useTipJar(club.id);
  const [tapped, setTapped] = useState<AskedTip | null>(null);
  const [asked, forget] = useAskedTip();
  const open = tapped ?? asked;
  if (jar === undefined || !jar.on || jar.refusal !== null) return null;
  return (
    <section aria-labelledby="club-tips">
      <h2 id="club-tips" className="sp-title mt-7 mb-1">
        {copy.title({ club: club.name })}
      </h2>
      <p className="sp-small sp-quiet mb-3">{copy.lead}</p>
      <ChipRow label={copy.sheet.amount}>
        {TIP_OFFERS_CENTS.map((cents) => (
          <Chip key={cents} pressed={false} aria-haspopup="dialog" onClick={() => setTapped(firstTip(cents))}>
            {formatUsd(cents).replace(/\.00$/, '')}
          </Chip>
        ))}
        <Chip pressed={false} aria-haspopup="dialog" onClick={() => setTapped(firstTip(null))}>
          {copy.more}
        </Chip>
      </ChipRow>
      {open === null ? null : (
        <TipSheet
          waitingTitle={copy.title({ club: club.name })}
          club={club}
          postId={null}
          first={open}
          path={clubScreenPath(club.handle, 'home')}
          onClose={() => {
            setTapped(null);
            forget();
          }}
        />
      )}
    </section>
  );
}

// The odds of a version in full, exactly as fans see them: every item, base odds, odds with guarantees, and what the guarantees do.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { scales } from '@stagepass/ui/icon/phosphor/scales.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { OddsTable } from '@stagepass/ui/odds-table/odds-table.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { gachaCopy } from '../copy.ts';
import { baseChance, chanceText, type DrawMode, type PublishedVersion } from '../model/quality-shares.ts';

export type ShownVersion = Pick<PublishedVersion, 'guarantees' | 'entries'>;

export function VersionOdds({ version }: { version: ShownVersion }) {
  const copy = useCopy(gachaCopy);
  const { tag } = useLocale();
  const [mode, setMode] = useState<DrawMode>('single');
  const { guarantees, entries } = version;
  return (
    <>
      {guarantees.ten ? (
        <div className="mt-3">
          <SegmentedControl<DrawMode>
            label={copy.odds.mode}
            value={mode}
            onChange={setMode}
            segments={[
              { value: 'single', label: copy.odds.single },
              { value: 'ten', label: copy.odds.ten },
            ]}
          />
        </div>
      ) : null}
      <OddsTable
        label={copy.odds.table}
        heads={{ item: copy.odds.item, base: copy.odds.base, effective: copy.odds.effective }}
        rows={entries.map(({ design, odds }) => ({
          key: design.id,
          rarity: design.quality,
          rarityLabel: copy.qualities[design.quality],
          name: design.name,
          note: copiesLeft(design, copy),
          src: pictureAddress(design.picture?.small_url),
          base: chanceText(baseChance(odds), tag),
          effective: chanceText(odds[mode], tag),
        }))}
      />
      <div className="mt-3.5">
        <Notice icon={<Icon of={scales} weight="fill" />}>{promises(guarantees, mode, copy)}</Notice>
      </div>
    </>
  );
}

type Words = Copy<typeof gachaCopy>;

function copiesLeft(design: { edition_size: number | null; issued: number }, { odds }: Words): string {
  const { edition_size: size, issued } = design;
  return size === null ? odds.open : odds.left({ left: Math.max(0, size - issued), size });
}

function promises(
  { ten, pity_after: after }: ShownVersion['guarantees'],
  mode: DrawMode,
  words: Words,
): string {
  const { odds } = words;
  if (!ten && after === null) return odds.none;
  if (mode === 'ten') return `${after === null ? odds.tenOnly : odds.both({ after })} ${odds.wholeTen}`;
  return after === null ? odds.tenless : odds.pityOnly({ after });
}

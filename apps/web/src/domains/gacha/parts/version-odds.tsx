// The odds of a version, exactly as fans see them: rarities or every item, the base odds beside the odds with guarantees, and
// what the guarantees do. One table wherever odds are shown, so that a figure never differs from screen to screen.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { scales } from '@stagepass/ui/icon/phosphor/scales.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { OddsTable } from '@stagepass/ui/odds-table/odds-table.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { gachaCopy } from '../copy.ts';
import { chancesOf, hasGuarantees, type PublishedVersion } from '../model/quality-shares.ts';

/** Few packs hold a ticket or coupon. */
const EntryTerms = latePart(() => import('./entry-terms.tsx'), 'EntryTerms', null);

export type ShownVersion = Pick<PublishedVersion, 'guarantees' | 'entries'>;

export function TierOdds({ version }: { version: Pick<PublishedVersion, 'guarantees' | 'tiers'> }) {
  const copy = useCopy(gachaCopy);
  const { tag } = useLocale();
  const { guarantees, tiers } = version;
  return (
    <>
      <OddsTable
        label={copy.odds.tierTable}
        heads={{ item: copy.odds.tier, columns: columnsOf(guarantees, copy) }}
        rows={tiers.map(({ quality, odds }) => ({
          key: quality,
          rarity: quality,
          name: copy.qualities[quality],
          chances: chancesOf(odds, guarantees, tag),
        }))}
      />
      <p className="sp-small sp-quiet mt-2.5">{promises(guarantees, copy)}</p>
    </>
  );
}

export function VersionOdds({ version }: { version: ShownVersion }) {
  const copy = useCopy(gachaCopy);
  const { tag } = useLocale();
  const { guarantees, entries } = version;
  return (
    <>
      <OddsTable
        label={copy.odds.table}
        heads={{ item: copy.odds.item, columns: columnsOf(guarantees, copy) }}
        rows={entries.map(({ design, odds }) => ({
          key: design.id,
          rarity: design.quality,
          rarityLabel: copy.qualities[design.quality],
          name: design.name,
          note: (
            <>
              {copiesLeft(design, copy)}
              {design.redeemable === null ? null : <EntryTerms design={design} />}
            </>
          ),
          picture: { src: pictureAddress(design.picture?.small_url) },
          chances: chancesOf(odds, guarantees, tag),
        }))}
      />
      <div className="mt-3.5">
        <Notice icon={<Icon of={scales} weight="fill" />}>
          {promises(guarantees, copy)} {guarantees.ten ? copy.odds.wholeTen : null}
        </Notice>
      </div>
    </>
  );
}

type Words = Copy<typeof gachaCopy>;
type Guarantees = ShownVersion['guarantees'];

function columnsOf(guarantees: Guarantees, { odds }: Words): string[] {
  const columns = [odds.base, ...(hasGuarantees(guarantees) ? [odds.single] : [])];
  return guarantees.ten ? [...columns, odds.ten] : columns;
}

function copiesLeft(design: { edition_size: number | null; issued: number }, { odds }: Words): string {
  const { edition_size: size, issued } = design;
  return size === null ? odds.open : odds.left({ left: Math.max(0, size - issued), size });
}

function promises({ ten, pity_after: after }: Guarantees, { odds }: Words): string {
  if (after === null) return ten ? odds.tenOnly : odds.none;
  return ten ? odds.both({ after }) : odds.pityOnly({ after });
}

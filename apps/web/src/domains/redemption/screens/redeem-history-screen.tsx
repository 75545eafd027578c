// /user/redeem-history: used tickets and coupons, and entrances that the fan pass opened.
import type { RedemptionEntry } from '@stagepass/contract/redemption/shapes.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { identificationBadge } from '@stagepass/ui/icon/phosphor/identification-badge.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { redemptionCopy } from '../copy.ts';
import { useRedemptions } from '../data/history.ts';

const kinds = ['item', 'pass'] as const;

export function Component() {
  const copy = useCopy(redemptionCopy);
  const words = copy.history;
  useTitle(words.title);
  const [search, change] = useSearch();
  const kind = kinds.find((one) => one === search.get('kind')) ?? null;
  const entries = useRedemptions(kind);
  return (
    <Screen>
      <TopBar leading={<BackButton above={inventoryPath()} />} />
      <ScreenBody>
        <h1 className="sp-display">{words.title}</h1>
        <p className="sp-quiet mt-2.5 mb-4">{words.lead}</p>
        <ChipRow label={words.filter}>
          <Chip pressed={kind === null} onClick={() => change({ kind: null })}>
            {words.all}
          </Chip>
          <Chip pressed={kind === 'item'} onClick={() => change({ kind: 'item' })}>
            {words.items}
          </Chip>
          <Chip pressed={kind === 'pass'} onClick={() => change({ kind: 'pass' })}>
            {words.passes}
          </Chip>
        </ChipRow>
        <div className="mt-5">
          <Answered query={entries} copy={copy} failed={words.failed}>
            {(found) =>
              found.length === 0 ? (
                <EmptyState
                  title={words.emptyTitle}
                  action={<LinkButton to={inventoryPath()}>{words.toVault}</LinkButton>}
                >
                  {words.empty}
                </EmptyState>
              ) : (
                <>
                  <RowGroup>
                    {found.map((entry) => (
                      <Entry key={entry.id} entry={entry} />
                    ))}
                  </RowGroup>
                  <More query={entries} copy={copy} />
                </>
              )
            }
          </Answered>
        </div>
      </ScreenBody>
      <LazyMainTabs current="home" />
    </Screen>
  );
}

function Entry({ entry }: { entry: RedemptionEntry }) {
  const { history: copy } = useCopy(redemptionCopy);
  const { tag } = useLocale();
  const at = momentIn(tag, entry.redeemed_at);
  const { design, club, place, scanner } = entry;
  const title = design?.name ?? club?.name ?? copy.gone;
  // A place may end with the name of its door: that is not said twice.
  const named = place.toLocaleLowerCase(tag).includes(scanner.toLocaleLowerCase(tag));
  const where = place !== '' && !named ? copy.at({ place, door: scanner }) : place || scanner || copy.door;
  const to =
    entry.item_id !== null ? inventoryPath(entry.item_id) : club === null ? null : clubPath(club.handle);
  return (
    <ListRow
      title={<bdi>{title}</bdi>}
      detail={
        <>
          {where}
          <br />
          {at}
        </>
      }
      leading={
        design === null ? (
          <IconPlate icon={<Icon of={identificationBadge} />} />
        ) : (
          <RarityFrame
            rarity={design.quality}
            src={pictureAddress(design.picture?.small_url)}
            size="2.5rem"
          />
        )
      }
      trailing={
        entry.voided_at !== null ? (
          <Tag tone="warn">{copy.voided}</Tag>
        ) : entry.number === null ? undefined : (
          <span className="sp-serial">{copy.number({ number: entry.number })}</span>
        )
      }
      render={to === null ? undefined : (anatomy) => <Link to={to} {...anatomy} />}
    />
  );
}

// /user/inventory: everything I hold, on one shelf; `?item=` opens one of it.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { clockCounterClockwise } from '@stagepass/ui/icon/phosphor/clock-counter-clockwise.ts';
import { identificationBadge } from '@stagepass/ui/icon/phosphor/identification-badge.ts';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { sortAscending } from '@stagepass/ui/icon/phosphor/sort-ascending.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { Suspense, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTypedSearch } from '#platform/query/use-settled.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { itemsCopy } from '../copy.ts';
import { type InventoryCounts, type ItemStack, useInventory, useInventoryCounts } from '../data/inventory.ts';
import { type Filters, filtersIn, hiddenFilters, isFiltered, noFilters } from '../model/filters.ts';
import { ShelfWaiting } from '../parts/shelf-waiting.tsx';
import { inventoryPart } from '../public/inventory-slot.ts';
import { itemCopy } from '../public/item-copy.ts';
import { StackShelf } from '../public/item-shelf.tsx';
import { fanPassPath, redeemHistoryPath } from '../public/paths.ts';
import '../parts/items.css';

const FilterSheet = lateSheet(() => import('../parts/filter-sheet.tsx'), 'FilterSheet');
const ItemSheet = lateSheet(() => import('../parts/item-sheet.tsx'), 'ItemSheet');

export function Component() {
  const { inventory: copy } = useCopy(itemsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const filters = filtersIn(search);
  const counts = useInventoryCounts();
  const [isSorting, setSorting] = useState(false);
  const [isSearching, setSearching] = useState(filters.q !== '');
  const opened = search.get('item');
  const on = hiddenFilters(filters);
  return (
    <Screen>
      <TopBar
        leading={<BackButton above="/home" />}
        actions={
          <>
            <IconButton
              label={on === 0 ? copy.sort : copy.sortOn({ count: on })}
              dot={on > 0}
              icon={<Icon of={sortAscending} />}
              onClick={() => setSorting(true)}
            />
            <IconButton
              label={isSearching ? copy.searchClose : copy.search}
              icon={<Icon of={isSearching ? x : magnifyingGlass} />}
              onClick={() => {
                if (isSearching) change({ q: null });
                setSearching(!isSearching);
              }}
            />
          </>
        }
      />
      <ScreenBody>
        <div className="sp-vault-head">
          <h1 className="sp-display">{copy.title}</h1>
          {counts.data && counts.data.total > 0 ? (
            <span className="sp-vault-total">{copy.total({ count: counts.data.total })}</span>
          ) : null}
        </div>
        {isSearching ? (
          <SearchField q={filters.q} onChange={(q) => change({ q: q === '' ? null : q })} />
        ) : null}
        <Shelf filters={filters} counts={counts.data} change={change} />
        <Ways />
      </ScreenBody>
      <LazyMainTabs current="home" />
      {isSorting ? (
        <FilterSheet
          filters={filters}
          clubs={counts.data?.by_club ?? []}
          onChange={change}
          onClose={() => setSorting(false)}
        />
      ) : null}
      {opened === null ? null : (
        <ItemSheet
          key={opened}
          id={opened}
          onOther={(id) => change({ item: id })}
          onClose={() => change({ item: null })}
        />
      )}
    </Screen>
  );
}

function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const { inventory: copy } = useCopy(itemsCopy);
  const [typed, setTyped] = useTypedSearch(q, onChange);
  return (
    <div className="mb-4">
      <Field
        label={copy.searchLabel}
        labelHidden
        type="search"
        autoFocus
        maxLength={60}
        value={typed}
        icon={<Icon of={magnifyingGlass} />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}

type Change = ReturnType<typeof useSearch>[1];
type ShelfProps = { filters: Filters; counts: InventoryCounts | undefined; change: Change };

function Shelf({ filters, counts, change }: ShelfProps) {
  const copy = useCopy(itemsCopy);
  const query = useInventory(filters);
  return (
    <Answered query={query} copy={copy} failed={copy.inventory.failed} skeleton={<ShelfWaiting />}>
      {(stacks) => {
        const isBare = stacks.length === 0 && !isFiltered(filters);
        if (isBare) return <Empty />;
        return (
          <>
            {counts === undefined ? null : <Qualities filters={filters} counts={counts} change={change} />}
            {counts === undefined ? null : <Progress filters={filters} counts={counts} />}
            {isFiltered(filters) ? null : <Albums />}
            {stacks.length === 0 ? (
              <NoneFits onAll={() => change(noFilters)} />
            ) : (
              <div className="sp-vault-shelf" aria-busy={query.isPlaceholderData}>
                <StackShelf
                  label={copy.inventory.shelf}
                  stacks={stacks}
                  onOpen={({ item }: ItemStack) => change({ item: item.id }, { replace: false })}
                />
              </div>
            )}
            <More query={query} copy={copy} />
          </>
        );
      }}
    </Answered>
  );
}

function Qualities({ filters, counts, change }: ShelfProps & { counts: InventoryCounts }) {
  const { inventory: copy } = useCopy(itemsCopy);
  const { qualities } = useCopy(itemCopy);
  const found = ITEM_QUALITY_KEYS.flatMap((key) => {
    const count = counts.by_quality.find(({ quality }) => quality === key)?.count ?? 0;
    return count === 0 ? [] : [{ key, count }];
  });
  return (
    <ChipRow label={copy.qualities}>
      <Chip
        className="sp-quality-chip"
        pressed={filters.quality === null}
        onClick={() => change({ quality: null })}
      >
        {copy.all({ count: counts.total })}
      </Chip>
      {found.map(({ key, count }) => (
        <Chip
          key={key}
          className="sp-quality-chip"
          pressed={filters.quality === key}
          aria-label={copy.quality({ quality: qualities[key], count })}
          icon={<RarityGlyph rarity={key} />}
          onClick={() => change({ quality: filters.quality === key ? null : key })}
        >
          {count}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** How far the collection of the chosen club is, or of the one with the most copies. */
function Progress({ filters, counts }: { filters: Filters; counts: InventoryCounts }) {
  const { inventory: copy } = useCopy(itemsCopy);
  const chosen = counts.by_club.find(({ club }) => club.id === filters.club);
  const fullest = counts.by_club.toSorted((one, other) => other.copies - one.copies)[0];
  const line = filters.club === null ? fullest : chosen;
  if (line === undefined || line.designs_of === 0) return null;
  const { club, designs, designs_of } = line;
  const left = designs_of - designs;
  const words =
    left <= 0 ? copy.complete({ all: designs_of }) : copy.progress({ have: designs, all: designs_of, left });
  return (
    <GelScope hue={club.hue} className="sp-vault-progress">
      <p className="sp-vault-progress-words">
        <span className="sp-head">
          <bdi>{copy.progressLabel({ club: club.name })}</bdi>
        </span>
        <span className="sp-small sp-quiet">{words}</span>
      </p>
      <VuMeter
        value={designs}
        max={designs_of}
        label={copy.progressLabel({ club: club.name })}
        valueText={words}
      />
    </GelScope>
  );
}

/** What later domains show of my items. */
function Albums() {
  const part = inventoryPart.read();
  if (part === null) return null;
  const Part = lazySlot(async () => (await part.load()).Part, part);
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

function NoneFits({ onAll }: { onAll: () => void }) {
  const { inventory: copy } = useCopy(itemsCopy);
  return (
    <EmptyState
      title={copy.noneTitle}
      action={
        <Button variant="outline" onClick={onAll}>
          {copy.noneAction}
        </Button>
      }
    >
      {copy.noneText}
    </EmptyState>
  );
}

function Empty() {
  const { inventory: copy } = useCopy(itemsCopy);
  return (
    <EmptyState title={copy.emptyTitle} action={<LinkButton to="/discover">{copy.emptyAction}</LinkButton>}>
      {copy.emptyText}
    </EmptyState>
  );
}

function Ways() {
  const { inventory: copy } = useCopy(itemsCopy);
  return (
    <div className="sp-vault-ways">
      <RowGroup>
        <ListRow
          title={copy.pass}
          leading={<Icon of={identificationBadge} size="1.375rem" />}
          leads
          render={(anatomy) => <Link to={fanPassPath()} {...anatomy} />}
        />
        <ListRow
          title={copy.history}
          leading={<Icon of={clockCounterClockwise} size="1.375rem" />}
          leads
          render={(anatomy) => <Link to={redeemHistoryPath()} {...anatomy} />}
        />
      </RowGroup>
    </div>
  );
}

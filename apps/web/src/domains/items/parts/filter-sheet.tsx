// How the shelf is sorted, and what of it is shown; each choice counts at once.
import type { InventoryCounts } from '@stagepass/contract/items/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { itemsCopy } from '../copy.ts';
import { type Filters, isFiltered, noFilters, sorts } from '../model/filters.ts';
import { itemKinds } from '../model/item-words.ts';
import { itemCopy } from '../public/item-copy.ts';

const states = ['held', 'listed', 'escrowed', 'redeemed'] as const;

export interface FilterSheetProps {
  filters: Filters;
  clubs: InventoryCounts['by_club'];
  onChange: (change: Readonly<Record<string, string | null>>) => void;
  onClose: () => void;
}

export function FilterSheet({ filters, clubs, onChange, onClose }: FilterSheetProps) {
  const copy = useCopy(itemsCopy);
  const { kinds, states: stateNames } = useCopy(itemCopy);
  const words = copy.filter;
  const choices = (of: readonly string[], names: Readonly<Record<string, string>>) => [
    <option key="" value="">
      {words.any}
    </option>,
    ...of.map((value) => (
      <option key={value} value={value}>
        {names[value]}
      </option>
    )),
  ];
  const set = (name: string) => (event: { currentTarget: HTMLSelectElement }) =>
    onChange({ [name]: event.currentTarget.value === '' ? null : event.currentTarget.value });
  const clubNames = Object.fromEntries(clubs.map(({ club }) => [club.id, club.name]));
  return (
    <Sheet
      onClose={onClose}
      title={words.title}
      footer={
        <Button wide onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select label={words.sort} value={filters.sort} onChange={set('sort')}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
        <Select label={words.kind} value={filters.kind ?? ''} onChange={set('kind')}>
          {choices(itemKinds, kinds)}
        </Select>
        <Select label={words.state} value={filters.state ?? ''} onChange={set('state')}>
          {choices(states, stateNames)}
        </Select>
        {clubs.length > 1 ? (
          <Select label={words.club} value={filters.club ?? ''} onChange={set('club')}>
            {choices(Object.keys(clubNames), clubNames)}
          </Select>
        ) : null}
        {isFiltered(filters) ? (
          <Button variant="ghost" onClick={() => onChange(noFilters)}>
            {words.clear}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

// Which club's badges are shown.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { badgesCopy } from '../copy.ts';

export interface ClubFilterSheetProps {
  clubs: readonly { club: BadgeCard['club']; count: number }[];
  /** Null for all. */
  value: string | null;
  onChange: (clubId: string | null) => void;
  onClose: () => void;
}

export function ClubFilterSheet({ clubs, value, onChange, onClose }: ClubFilterSheetProps) {
  const copy = useCopy(badgesCopy);
  const named = clubs.flatMap(({ club, count }) => (club === null ? [] : [{ club, count }]));
  return (
    <Sheet onClose={onClose} title={copy.filterTitle}>
      <ChoiceGroup
        label={copy.filterTitle}
        labelHidden
        value={value ?? ''}
        onChange={(id) => {
          onChange(id === '' ? null : id);
          onClose();
        }}
        choices={[
          { value: '', title: copy.filterAll },
          ...named.map(({ club, count }) => ({
            value: club.id,
            title: <bdi>{club.name}</bdi>,
            trailing: <span className="sp-quiet">{count}</span>,
          })),
        ]}
      />
    </Sheet>
  );
}

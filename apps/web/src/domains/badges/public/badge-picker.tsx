// Which of a club's badges is given, chosen by a creator; a new one can be made on the spot.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { makeBadgeCopy } from '../make-copy.ts';
import { BadgeMark } from './badge-mark.tsx';
import { useClubBadges } from './club-badges.ts';

const BadgeFormSheet = lateSheet(() => import('../parts/badge-form-sheet.tsx'), 'BadgeFormSheet');

export interface BadgePickerProps {
  club: { id: string; hue: number };
  /** The chosen badge's id; null where none is. */
  value: string | null;
  onChange: (badgeId: string) => void;
  error?: string | undefined;
}

export function BadgePicker({ club, value, onChange, error }: BadgePickerProps) {
  const copy = useCopy(makeBadgeCopy);
  const badges = useClubBadges(club.id, 'free');
  const [isMaking, setMaking] = useState(false);
  if (badges.isPending) return <Skeleton width="100%" height="4.5rem" />;
  const free = badges.data ?? [];
  return (
    <div className="grid gap-3">
      {free.length === 0 ? (
        <p className="sp-small sp-quiet">{copy.none}</p>
      ) : (
        <ChoiceGroup
          label={copy.choose}
          value={value ?? undefined}
          onChange={onChange}
          error={error}
          choices={free.map(choiceOf)}
        />
      )}
      <Button
        variant="secondary"
        icon={<Icon of={plus} weight="bold" size="1rem" />}
        onClick={() => setMaking(true)}
      >
        {copy.make}
      </Button>
      {isMaking ? (
        <BadgeFormSheet club={club} onMade={({ id }) => onChange(id)} onClose={() => setMaking(false)} />
      ) : null}
    </div>
  );
}

function choiceOf({ id, name, look, stages, description }: BadgeCard) {
  return {
    value: id,
    title: name,
    detail: description === '' ? undefined : description,
    lead: <BadgeMark look={look} stage={stages} stages={stages} size="2.5rem" />,
  };
}

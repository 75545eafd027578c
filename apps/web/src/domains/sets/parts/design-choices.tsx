// The items of a set, chosen out of the club's: the order of choosing is the order of the album.
import { CountBadge } from '@stagepass/ui/count-badge/count-badge.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageSetsCopy } from '../manage-copy.ts';
import './design-choices.css';

export interface DesignChoicesProps {
  clubId: string;
  value: readonly string[];
  onChange: (designIds: readonly string[]) => void;
}

export function DesignChoices({ clubId, value, onChange }: DesignChoicesProps) {
  const copy = useCopy(manageSetsCopy);
  const designs = useLiveDesigns(clubId);
  if (designs.isPending) return <Skeleton width="100%" height="9rem" />;
  const found = designs.data ?? [];
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <fieldset className="sp-design-choices">
      <legend className="sp-field-label">{copy.items}</legend>
      <p className="sp-small sp-quiet" aria-live="polite">
        {found.length === 0
          ? copy.noItems
          : value.length < 2
            ? copy.few
            : copy.itemsHint({ count: value.length })}
      </p>
      <div className="sp-design-choices-grid">
        {found.map(({ id, name, quality, picture }) => (
          <label key={id} className="sp-design-choice">
            <input
              type="checkbox"
              aria-label={name}
              checked={value.includes(id)}
              onChange={() => toggle(id)}
            />
            <RarityFrame rarity={quality} src={pictureAddress(picture?.small_url)} />
            <span className="sp-design-choice-name">{name}</span>
            {value.includes(id) ? (
              <span className="sp-design-choice-place">
                <CountBadge>{value.indexOf(id) + 1}</CountBadge>
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

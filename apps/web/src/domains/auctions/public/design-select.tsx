// Chooses the design that goes up for sale, among those of which copies can still be made or the club holds some.
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { clubCopiesOf, type ItemDesign, useSellableDesigns } from '#domains/items/public/live-designs.ts';
import { manageItemsPath } from '#domains/items/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';

export type { ItemDesign };

export interface DesignSelectProps {
  club: { id: string; handle: string };
  value: ItemDesign | null;
  onChange: (design: ItemDesign) => void;
  words: { label: string; choose: string; none: string; toVault: string };
  /** Leaves out what cannot be sold this way. */
  fits?: ((design: ItemDesign) => boolean) | undefined;
}

export const copiesLeft = (design: ItemDesign) =>
  (design.state === 'live' && design.left !== 0) || clubCopiesOf(design) > 0;

export function DesignSelect({ club, value, onChange, words, fits = copiesLeft }: DesignSelectProps) {
  const { qualities } = useCopy(itemCopy);
  const { data, isError } = useSellableDesigns(club.id);
  if (data === undefined && !isError) return <Skeleton width="100%" height="4.5rem" />;
  const found = (data ?? []).filter(fits);
  if (found.length === 0)
    return (
      <Notice
        tone="plain"
        action={
          <LinkButton to={manageItemsPath(club.handle)} variant="ghost" size="small">
            {words.toVault}
          </LinkButton>
        }
      >
        {words.none}
      </Notice>
    );
  return (
    <Select
      label={words.label}
      value={value?.id ?? ''}
      onChange={(event) => {
        const chosen = found.find((design) => design.id === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      <option value="" disabled>
        {words.choose}
      </option>
      {found.map((design) => (
        <option key={design.id} value={design.id}>
          {design.name} ({qualities[design.quality]})
        </option>
      ))}
    </Select>
  );
}

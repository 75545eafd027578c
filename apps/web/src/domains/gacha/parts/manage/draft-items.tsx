// The items of a draft with their weight inside the tier, and the way to add and take out.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { gachaCopy } from '../../copy.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import { MAX_ENTRIES, MAX_WEIGHT } from '../../model/bounds.ts';
import type { DraftEntry } from '../../model/pool-draft.ts';
import type { DraftItemsProps } from './draft-items-props.ts';
import './draft-preview.css';

const AddItems = latePart(() => import('./add-items.tsx'), 'AddItems', null);

export function DraftItems({ club, entries, onChange }: DraftItemsProps) {
  const copy = useCopy(manageGachaCopy);
  const [adding, setAdding] = useState(false);
  const weigh = (id: string, weight: number) =>
    onChange(entries.map((entry) => (entry.design.id === id ? { ...entry, weight } : entry)));
  const remove = (id: string) => onChange(entries.filter((entry) => entry.design.id !== id));
  return (
    <section>
      <SectionHead title={copy.items} />
      <p className="sp-small sp-quiet mb-3">{copy.itemsHint}</p>
      <ul className="sp-draft-items">
        {entries.map((entry) => (
          <ItemRow key={entry.design.id} entry={entry} onWeigh={weigh} onRemove={remove} />
        ))}
      </ul>
      <div className="mt-3">
        <Button
          variant="outline"
          wide
          icon={<Icon of={plus} weight="bold" />}
          disabled={entries.length >= MAX_ENTRIES}
          onClick={() => setAdding(true)}
        >
          {copy.add}
        </Button>
      </div>
      {adding ? (
        <AddItems club={club} entries={entries} onChange={onChange} onClose={() => setAdding(false)} />
      ) : null}
    </section>
  );
}

interface ItemRowProps {
  entry: DraftEntry;
  onWeigh: (id: string, weight: number) => void;
  onRemove: (id: string) => void;
}

function ItemRow({ entry: { design, weight }, onWeigh, onRemove }: ItemRowProps) {
  const copy = useCopy(manageGachaCopy);
  const { qualities } = useCopy(gachaCopy);
  const { id, name, quality } = design;
  const left = design.edition_size === null ? null : Math.max(0, design.edition_size - design.issued);
  return (
    <li className="sp-draft-item">
      <RarityFrame rarity={quality} src={pictureAddress(design.picture?.small_url)} size="2.75rem" />
      <span className="sp-draft-item-words">
        <span className="sp-draft-item-name">
          <RarityGlyph rarity={quality} label={qualities[quality]} />
          <span dir="auto">{name}</span>
        </span>
        <span className="sp-micro sp-faint">{left === null ? copy.open : copy.left({ count: left })}</span>
      </span>
      <IconButton label={copy.remove({ name })} icon={<Icon of={trash} />} onClick={() => onRemove(id)} />
      <Stepper
        value={weight}
        min={1}
        max={MAX_WEIGHT}
        label={copy.weight({ name })}
        decreaseLabel={copy.lighter({ name })}
        increaseLabel={copy.heavier({ name })}
        onChange={(next) => onWeigh(id, next)}
      />
    </li>
  );
}

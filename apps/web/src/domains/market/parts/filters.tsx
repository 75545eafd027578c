// The sheet that narrows the market: by rarity, kind and name, and in which order.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip } from '@stagepass/ui/chip/chip.tsx';
import { DrawerActs } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { type ReactNode, useState } from 'react';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import type { Wanted } from '../data/market.ts';
import { kinds, sorts } from '../model/wanted.ts';
import { shelfCopy } from '../shelf-copy.ts';

export function Filters({ wanted, onClose }: { wanted: Wanted; onClose: () => void }) {
  const copy = useCopy(shelfCopy);
  const words = useCopy(itemCopy);
  const [, change] = useSearch();
  const [now, setNow] = useState(wanted);
  const write = (part: Partial<Wanted>) => setNow({ ...now, ...part });
  const clear = () => write({ quality: null, kind: null, sort: 'newest', q: '' });
  const show = () => {
    change({
      quality: now.quality,
      kind: now.kind,
      sort: now.sort === 'newest' ? null : now.sort,
      q: now.q.trim() === '' ? null : now.q.trim(),
    });
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      title={copy.filter.title}
      footer={
        <DrawerActs>
          <Button variant="secondary" onClick={clear}>
            {copy.filter.clear}
          </Button>
          <Button onClick={show}>{copy.filter.done}</Button>
        </DrawerActs>
      }
    >
      <div className="grid gap-5">
        <Field
          label={copy.filter.search}
          value={now.q}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => write({ q: event.currentTarget.value })}
        />
        <Choice legend={copy.filter.rarity}>
          {ITEM_QUALITY_KEYS.map((key) => (
            <Chip
              key={key}
              pressed={now.quality === key}
              icon={<RarityGlyph rarity={key} />}
              onClick={() => write({ quality: now.quality === key ? null : key })}
            >
              {words.qualities[key]}
            </Chip>
          ))}
        </Choice>
        <Choice legend={copy.filter.kind}>
          {kinds.map((kind) => (
            <Chip
              key={kind}
              pressed={now.kind === kind}
              onClick={() => write({ kind: now.kind === kind ? null : kind })}
            >
              {words.kinds[kind]}
            </Chip>
          ))}
        </Choice>
        {now.tab === 'auctions' ? null : (
          <Choice legend={copy.filter.sort}>
            {sorts.map((sort) => (
              <Chip key={sort} pressed={now.sort === sort} onClick={() => write({ sort })}>
                {copy.filter.sorts[sort]}
              </Chip>
            ))}
          </Choice>
        )}
      </div>
    </Sheet>
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="sp-small sp-quiet mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

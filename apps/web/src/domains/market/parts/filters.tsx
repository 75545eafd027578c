// The sheet that narrows the market: by rarity, kind, name and what it is paid in, and in which order.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip } from '@stagepass/ui/chip/chip.tsx';
import { DrawerActs } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { type ReactNode, useState } from 'react';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { useSymbolOf } from '#domains/tokens/public/use-symbol-of.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import type { Wanted } from '../data/market.ts';
import { kinds, payments, sorts } from '../model/wanted.ts';
import { shelfCopy } from '../shelf-copy.ts';

export interface FiltersProps {
  clubId: string;
  wanted: Wanted;
  onClose: () => void;
}

export function Filters({ clubId, wanted, onClose }: FiltersProps) {
  const copy = useCopy(shelfCopy);
  const [, change] = useSearch();
  const [now, setNow] = useState(wanted);
  const write = (part: Partial<Wanted>) => setNow({ ...now, ...part });
  const clear = () => write({ quality: null, kind: null, sort: 'newest', paid_in: null, q: '' });
  const show = () => {
    change({
      quality: now.quality,
      kind: now.kind,
      sort: now.sort === 'newest' ? null : now.sort,
      paid: now.paid_in,
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
        <Rarities now={now} write={write} />
        <Kinds now={now} write={write} />
        <PricedIn clubId={clubId} now={now} write={write} />
        {now.tab === 'auctions' ? null : <Sorts now={now} write={write} />}
      </div>
    </Sheet>
  );
}

interface PartProps {
  now: Wanted;
  write: (part: Partial<Wanted>) => void;
}

function Rarities({ now, write }: PartProps) {
  const { filter } = useCopy(shelfCopy);
  const { qualities } = useCopy(itemCopy);
  return (
    <Choice legend={filter.rarity}>
      {ITEM_QUALITY_KEYS.map((key) => (
        <Chip
          key={key}
          pressed={now.quality === key}
          icon={<RarityGlyph rarity={key} />}
          onClick={() => write({ quality: now.quality === key ? null : key })}
        >
          {qualities[key]}
        </Chip>
      ))}
    </Choice>
  );
}

function Kinds({ now, write }: PartProps) {
  const { filter } = useCopy(shelfCopy);
  const words = useCopy(itemCopy);
  return (
    <Choice legend={filter.kind}>
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
  );
}

/** Of a store whose club has a token; one that an address names can be taken off in any. */
function PricedIn({ clubId, now, write }: PartProps & { clubId: string }) {
  const { filter } = useCopy(shelfCopy);
  const symbol = useSymbolOf(clubId);
  if (now.tab !== 'store' || (symbol === null && now.paid_in === null)) return null;
  return (
    <Choice legend={filter.paid}>
      {payments.map((one) => (
        <Chip
          key={one}
          pressed={now.paid_in === one}
          onClick={() => write({ paid_in: now.paid_in === one ? null : one })}
        >
          {one === 'credits'
            ? filter.credits
            : symbol === null
              ? filter.anyTokens
              : filter.tokens({ symbol })}
        </Chip>
      ))}
    </Choice>
  );
}

function Sorts({ now, write }: PartProps) {
  const { filter } = useCopy(shelfCopy);
  return (
    <Choice legend={filter.sort}>
      {sorts.map((sort) => (
        <Chip key={sort} pressed={now.sort === sort} onClick={() => write({ sort })}>
          {filter.sorts[sort]}
        </Chip>
      ))}
    </Choice>
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

// The button beside an item's picture that lets it be turned around: the model, and all that draws it, comes with the press.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { itemCopy } from './item-copy.ts';

const ItemModel = lazy(async () => ({ default: (await import('../parts/item-model.tsx')).ItemModel }));

/** `url` is null where there is no model: then there is nothing here. */
export function ModelOffer({ name, url }: { name: string; url: string | null }) {
  const { in3d } = useCopy(itemCopy);
  const [isOpen, setOpen] = useState(false);
  if (url === null) return null;
  return (
    <div className="sp-model-offer mt-4 mb-4 grid justify-items-center">
      {isOpen ? (
        <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
          <ItemModel name={name} url={url} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {in3d}
        </Button>
      )}
    </div>
  );
}

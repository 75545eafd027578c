// The button beside an item's picture that lets it be turned around: the model, and all that draws it, comes with the press.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { itemCopy } from './item-copy.ts';

const ItemModel = latePart(
  () => import('../parts/item-model.tsx'),
  'ItemModel',
  <Skeleton width="100%" height="20rem" />,
);

/** `url` is null where there is no model: then there is nothing here. */
export function ModelOffer({ name, url }: { name: string; url: string | null }) {
  const { in3d } = useCopy(itemCopy);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The button has to stand again before it can take the focus back.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  if (url === null) return null;
  return (
    <div className="sp-model-offer mt-4 mb-4 grid justify-items-center">
      {isOpen ? (
        <ItemModel name={name} url={url} onClose={close} />
      ) : (
        <Button ref={button} variant="secondary" size="small" onClick={() => setOpen(true)}>
          {in3d}
        </Button>
      )}
    </div>
  );
}

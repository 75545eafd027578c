// The best of one's own items, at the head of one's own profile: what is pinned, then the rarest; and the way to all.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Suspense, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { itemsCopy } from '../copy.ts';
import { useCollectionFew } from '../data/collection.ts';
import { StackShelf } from '../public/item-shelf.tsx';
import { inventoryPath } from '../public/paths.ts';
import { ShelfWaiting } from './shelf-waiting.tsx';
import './items.css';

const ItemSheet = latePart(() => import('./item-sheet.tsx'), 'ItemSheet');

/** One row: the rest of the profile stays within reach. */
const MOST_SHOWN = 3;

export function Shelf({ userId }: { userId: string }) {
  const { collection: copy } = useCopy(itemsCopy);
  const few = useCollectionFew(userId, true);
  const [opened, setOpened] = useState<string | null>(null);
  if (few.isPending) return <ShelfWaiting head={false} />;
  // The way to the inventory stands below, and says why where it fails.
  if (few.data === undefined || few.data.stacks.length === 0) return null;
  return (
    <>
      <SectionHead title={copy.own} action={<Link to={inventoryPath()}>{copy.all}</Link>} />
      <StackShelf
        label={copy.own}
        stacks={few.data.stacks.slice(0, MOST_SHOWN)}
        onOpen={({ item }) => setOpened(item.id)}
      />
      <Suspense>
        {opened === null ? null : (
          <ItemSheet key={opened} id={opened} onOther={setOpened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

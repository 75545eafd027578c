// The collection on a person's profile, as its owner allows: a few first, all of it in a sheet, one of it opened.
import type { PublicProfile } from '@stagepass/contract/users/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { itemsCopy } from '../copy.ts';
import { useCollection, useCollectionFew } from '../data/collection.ts';
import { StackShelf } from '../public/item-shelf.tsx';
import { ShelfWaiting } from './shelf-waiting.tsx';
import './items.css';

const ItemSheet = lateSheet(() => import('./item-sheet.tsx'), 'ItemSheet');

export function Part({ profile }: { profile: PublicProfile }) {
  const copy = useCopy(itemsCopy);
  const few = useCollectionFew(profile.id, profile.shows.collection);
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  if (!profile.shows.collection || few.data === undefined || few.data.stacks.length === 0) return null;
  return (
    <>
      <SectionHead
        title={copy.collection.title}
        action={
          few.data.goesOn ? (
            <Button variant="ghost" size="small" onClick={() => setAll(true)}>
              {copy.collection.all}
            </Button>
          ) : undefined
        }
      />
      <StackShelf
        label={copy.collection.title}
        stacks={few.data.stacks}
        onOpen={({ item }) => setOpened(item.id)}
      />
      {all ? <All profile={profile} onOpen={setOpened} onClose={() => setAll(false)} /> : null}
      {opened === null ? null : (
        <ItemSheet key={opened} id={opened} onOther={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type AllProps = { profile: PublicProfile; onOpen: (id: string) => void; onClose: () => void };

function All({ profile, onOpen, onClose }: AllProps) {
  const copy = useCopy(itemsCopy);
  const query = useCollection(profile.id);
  return (
    <Sheet onClose={onClose} title={copy.collection.sheetTitle({ name: profile.display_name })}>
      <Answered
        query={query}
        copy={copy}
        failed={copy.collection.failed}
        skeleton={<ShelfWaiting head={false} />}
      >
        {(stacks) => (
          <>
            <StackShelf
              label={copy.collection.title}
              stacks={stacks}
              onOpen={({ item }) => onOpen(item.id)}
            />
            <More query={query} copy={copy} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}

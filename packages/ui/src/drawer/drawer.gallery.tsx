// Drawer and dialog; `&open=drawer|dialog|acts` opens one, so that a picture can be taken.
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { pencilSimple } from '../icon/phosphor/pencil-simple.ts';
import { pushPin } from '../icon/phosphor/push-pin.ts';
import { trash } from '../icon/phosphor/trash.ts';
import { ListRow } from '../list-row/list-row.tsx';
import { Drawer } from './drawer.tsx';

const asked = new URLSearchParams(location.search).get('open');

function Sheet() {
  const [open, setOpen] = useState(asked === 'drawer');
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a drawer
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Your odds"
        description="Each pack holds one card."
        closeLabel="Close"
        footer={
          <Button variant="pay" wide stub="$1.20">
            Open one
          </Button>
        }
      >
        <p>
          Ultra Rare 0.6 %, SS.Rare 2.4 %, Super Rare 9 %. After 60 packs without one, the next is Super Rare.
        </p>
      </Drawer>
    </>
  );
}

function Acts() {
  const [open, setOpen] = useState(asked === 'acts');
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open acts
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Post actions" titleHidden closeLabel="Close">
        <ListRow
          leading={<Icon of={pushPin} />}
          title="Pin to the top"
          trailing="2 of 3"
          onPress={() => undefined}
        />
        <ListRow leading={<Icon of={pencilSimple} />} title="Edit" onPress={() => undefined} />
        <ListRow leading={<Icon of={trash} />} title="Delete post" tone="danger" onPress={() => undefined} />
      </Drawer>
    </>
  );
}

function Question() {
  const [open, setOpen] = useState(asked === 'dialog');
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Saltwater Radio?"
        description="412 fans lose it in 14 days. Bids and plans are paid back, 3 lots are called off."
        cancelLabel="Keep club"
        confirm={{ label: 'Delete club', tone: 'danger', onConfirm: () => setOpen(false) }}
      >
        <Field label="Type the handle to continue" defaultValue="saltwater-radio" />
      </Dialog>
    </>
  );
}

export const gallery: Gallery = {
  title: 'Drawer and dialog',
  sections: [
    {
      name: 'Opened by a press',
      render: () => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
          <Sheet />
          <Acts />
          <Question />
        </div>
      ),
    },
  ],
};

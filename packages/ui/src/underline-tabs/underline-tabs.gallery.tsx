// Link tabs and panel tabs.
import { useState } from 'react';
import type { Gallery } from '../gallery-shape.ts';
import { LinkTabs } from './link-tabs.tsx';
import { PanelTabs } from './underline-tabs.tsx';

const tabs = [
  { key: 'home', label: 'Home' },
  { key: 'missions', label: 'Missions' },
  { key: 'stations', label: 'Stations' },
  { key: 'market', label: 'Market' },
  { key: 'posts', label: 'Posts' },
  { key: 'levels', label: 'Levels' },
] as const;
type Key = (typeof tabs)[number]['key'];

function Panels() {
  const [open, setOpen] = useState<Key>('missions');
  return (
    <>
      <PanelTabs
        id="example"
        label="Parts of the inventory"
        tabs={tabs.slice(0, 3)}
        current={open}
        onChange={setOpen}
      />
      <div
        role="tabpanel"
        id={`example-${open}-panel`}
        aria-labelledby={`example-${open}-tab`}
        style={{ paddingTop: 12 }}
      >
        The panel of {open}
      </div>
    </>
  );
}

export const gallery: Gallery = {
  title: 'Underline tabs',
  sections: [
    {
      name: 'Links',
      render: () => (
        <LinkTabs
          label="Club"
          tabs={tabs}
          current="home"
          renderLink={(tab, anatomy) => <a href={`#${tab.key}`} {...anatomy} />}
        />
      ),
    },
    { name: 'Panels', render: () => <Panels /> },
  ],
};

// The four states of a hatch, large and small.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { demoObject } from '../illustration/demo-art.ts';
import { RarityLabel } from '../rarity-frame/rarity-glyph.tsx';
import { Hatch, HatchLink, type HatchState } from './hatch.tsx';

const SIGNS: Record<HatchState, string | undefined> = {
  open: undefined,
  locked: 'Two to go',
  claimed: undefined,
  gone: 'All gone',
};

function One({ state }: { state: HatchState }) {
  return (
    <GelScope hue={20}>
      <Hatch
        state={state}
        title="Key to the trap"
        serial={state === 'gone' ? '0 of 300 left' : '212 of 300 left'}
        note={
          <>
            <RarityLabel rarity="srare">Super Rare</RarityLabel>
            <span>One each, until Sunday</span>
          </>
        }
        src={demoObject('key', 150)}
        alt="A key"
        sign={SIGNS[state]}
        stampLabel="Claimed"
      />
    </GelScope>
  );
}

export const gallery: Gallery = {
  title: 'Hatch',
  sections: [
    { name: 'Open', render: () => <One state="open" /> },
    { name: 'Locked', render: () => <One state="locked" /> },
    { name: 'Claimed', render: () => <One state="claimed" /> },
    { name: 'Gone', render: () => <One state="gone" /> },
    {
      name: 'Further hatches',
      render: () => (
        <GelScope
          hue={20}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
            gap: 10,
          }}
        >
          <HatchLink
            state="locked"
            title="Prop room"
            note="Two to go"
            stateLabel="locked, two missions missing"
            render={(tile) => <a href="#hatch" {...tile} />}
          />
          <HatchLink
            state="claimed"
            title="Box office"
            note="Yours, May"
            stateLabel="claimed"
            render={(tile) => <a href="#hatch" {...tile} />}
          />
          <HatchLink
            state="open"
            title="Green room"
            note="Open now"
            stateLabel="open"
            src={demoObject('mic', 200)}
            render={(tile) => <a href="#hatch" {...tile} />}
          />
          <HatchLink
            state="gone"
            title="Loading bay"
            note="All gone"
            stateLabel="nothing left"
            render={(tile) => <a href="#hatch" {...tile} />}
          />
        </GelScope>
      ),
    },
  ],
};

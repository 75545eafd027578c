// The three top bars.
import { CreditPurse } from '../credit-purse/credit-purse.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { caretLeft } from '../icon/phosphor/caret-left.ts';
import { dotsThree } from '../icon/phosphor/dots-three.ts';
import { shareFat } from '../icon/phosphor/share-fat.ts';
import { Wordmark } from '../icon/wordmark.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TopBar } from './top-bar.tsx';

const back = (surface: 'plain' | 'art') => (
  <IconButton label="Back" surface={surface} icon={<Icon of={caretLeft} weight="bold" mirror />} />
);
const frame = { position: 'relative', marginInline: 'calc(var(--gutter) * -1)' } as const;

export const gallery: Gallery = {
  title: 'Top bar',
  sections: [
    {
      name: 'Plain, with the mark and the purse',
      render: () => (
        <div style={frame}>
          <TopBar title={<Wordmark name="StagePass" />} actions={<CreditPurse>1,240</CreditPurse>} />
        </div>
      ),
    },
    {
      name: 'On art',
      render: () => (
        <div style={{ ...frame, height: 120, background: 'linear-gradient(120deg, #7a2a55, #d9a14a)' }}>
          <TopBar
            surface="art"
            leading={back('art')}
            actions={
              <>
                <IconButton label="Share" surface="art" icon={<Icon of={shareFat} />} />
                <IconButton label="More" surface="art" icon={<Icon of={dotsThree} weight="bold" />} />
              </>
            }
          />
        </div>
      ),
    },
    {
      name: 'Blurred',
      render: () => (
        <div style={frame}>
          <TopBar surface="blurred" leading={back('plain')} title="Velvet Static" />
        </div>
      ),
    },
  ],
};

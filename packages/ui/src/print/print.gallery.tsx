// A print, and the paper where it does not come.
import type { Gallery } from '../gallery-shape.ts';
import { demoPoster } from '../illustration/demo-art.ts';
import { Print } from './print.tsx';

export const gallery: Gallery = {
  title: 'Print',
  sections: [
    {
      name: 'There, and not to be had',
      render: () => (
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
            gridAutoRows: '12rem',
            gap: 14,
          }}
        >
          <Print src={demoPoster('kites', 62)} width={144} height={192} priority="low" />
          {/* A data address that is no picture: the page asks for nothing that is not there. */}
          <Print src="data:image/png;base64,AAAA" width={144} height={192} priority="low" />
        </div>
      ),
    },
  ],
};

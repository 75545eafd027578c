// The three verdicts and the frames that go with them.
import type { Gallery } from '../gallery-shape.ts';
import { ScanFrame, ScanVerdict } from './scan-verdict.tsx';

const frames = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 20,
  padding: 20,
  background: '#1b1613',
};

export const gallery: Gallery = {
  title: 'Scan verdict',
  sections: [
    {
      name: 'In',
      render: () => <ScanVerdict verdict="in" title="Valid" note="Kofi Mensah, season card, C 114" />,
    },
    {
      name: 'Refused',
      render: () => <ScanVerdict verdict="refused" title="Not twice" note="Used at 14:02, gate A" />,
    },
    {
      name: 'Waiting',
      render: () => (
        <ScanVerdict verdict="waiting" title="Hold on" note="Kept here until the network is back" />
      ),
    },
    {
      name: 'Frames: looking, in, refused, waiting',
      render: () => (
        <div style={frames}>
          <ScanFrame verdict="looking" />
          <ScanFrame verdict="in" />
          <ScanFrame verdict="refused" />
          <ScanFrame verdict="waiting" />
        </div>
      ),
    },
  ],
};

// The QR plate.
import type { Gallery } from '../gallery-shape.ts';
import { QrPlate } from './qr-plate.tsx';

export const gallery: Gallery = {
  title: 'QR plate',
  sections: [
    {
      name: 'A fan pass',
      render: () => (
        <div style={{ width: 180 }}>
          <QrPlate text="https://stagepass.example/p/7QM2VX" label="Fan pass of Mara Okafor" />
        </div>
      ),
    },
  ],
};

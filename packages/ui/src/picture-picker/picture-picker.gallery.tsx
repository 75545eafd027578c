// The picture field empty, filled, uploading, refused.
import type { Gallery } from '../gallery-shape.ts';
import { PicturePicker } from './picture-picker.tsx';

const print =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"%3E%3Crect width="32" height="18" fill="%23ffa752"/%3E%3Ccircle cx="20" cy="9" r="6" fill="%23902d24"/%3E%3C/svg%3E';
const shared = {
  pickLabel: 'Add a picture',
  removeLabel: 'Remove the cover',
  pictureAlt: 'The cover',
  onChange: () => undefined,
};

export const gallery: Gallery = {
  title: 'Picture picker',
  sections: [
    {
      name: 'States',
      render: () => (
        <div style={{ display: 'grid', gap: 16 }}>
          <PicturePicker
            {...shared}
            label="Cover"
            value={undefined}
            ratio={16 / 9}
            hint="PNG, JPEG or WebP up to 8 MB."
          />
          <PicturePicker {...shared} label="Cover, picked" value={print} ratio={16 / 9} progress={0.6} />
          <PicturePicker {...shared} label="Face" value={undefined} round />
          <PicturePicker
            {...shared}
            label="Badge"
            value={undefined}
            ratio={3}
            error="That file is not a picture."
          />
        </div>
      ),
    },
  ],
};

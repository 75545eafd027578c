// Names of every length, fitted.
import type { Gallery } from '../gallery-shape.ts';
import { FittedText } from './fitted-text.tsx';

export const gallery: Gallery = {
  title: 'Fitted text',
  sections: [
    {
      name: 'Short, middling, long, too long',
      render: () => (
        <div style={{ display: 'grid', gap: 16 }}>
          {[
            'Ada',
            'Kite Season',
            'Velvet Static',
            'Paper Tigers FC',
            'The Harbour Voices Community Choir',
          ].map((name) => (
            <FittedText key={name} as="h3">
              {name}
            </FittedText>
          ))}
        </div>
      ),
    },
  ],
};

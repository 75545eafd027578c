// Avatars and tier rings.
import type { Gallery } from '../gallery-shape.ts';
import { Avatar, TierRing } from './avatar.tsx';

const face =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"%3E%3Crect width="50" height="50" fill="%2367c0f0"/%3E%3Ccircle cx="25" cy="21" r="10" fill="%23c9826b"/%3E%3Cpath d="M13 24a12 13 0 0 1 24 0v14H13Z" fill="%23381815"/%3E%3Ccircle cx="25" cy="23" r="8" fill="%23e0a58c"/%3E%3Cpath d="M6 50a19 14 0 0 1 38 0Z" fill="%23902d24"/%3E%3C/svg%3E';
const tiers = ['Balcony', 'Floor', 'Front Row', 'Backstage'] as const;

export const gallery: Gallery = {
  title: 'Avatar',
  sections: [
    {
      name: 'Picture, initials, broken picture',
      render: () => (
        <div style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
          <Avatar name="Mara Okafor" src={face} size={56} />
          <Avatar name="Mara Okafor" />
          <Avatar name="Juno" size={32} />
        </div>
      ),
    },
    {
      name: 'Tier ring',
      render: () => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
          {tiers.map((tier, index) => (
            <div key={tier} style={{ textAlign: 'center' }}>
              <TierRing arcs={(index + 1) as 1 | 2 | 3 | 4} label={tier}>
                <Avatar name="Mara Okafor" src={face} decorative />
              </TierRing>
              <div className="sp-micro sp-faint" aria-hidden="true">
                {tier}
              </div>
            </div>
          ))}
        </div>
      ),
    },
  ],
};

// Addresses that fit, that do not, and that could not anywhere.
import type { Gallery } from '../gallery-shape.ts';
import { MailAddress } from './mail-address.tsx';

export const gallery: Gallery = {
  title: 'Email address',
  sections: [
    {
      name: 'In a sentence',
      render: () => (
        <div style={{ display: 'grid', gap: 14, maxWidth: '16rem' }}>
          {[
            'mara@okafor.studio',
            'the.harbour.voices@community-choir.example',
            'a-very-long-name-that-nobody-should-have-to-type@x.io',
          ].map((address) => (
            <p key={address}>
              We emailed a 6-digit code to <MailAddress>{address}</MailAddress>.
            </p>
          ))}
        </div>
      ),
    },
    {
      name: 'At the end of a text',
      render: () => (
        <p style={{ maxWidth: '13rem' }}>
          @noa_frontrow, <MailAddress last>fan@stagepass.test</MailAddress>
        </p>
      ),
    },
  ],
};

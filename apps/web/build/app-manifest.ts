// Owns what an installed app says of itself.
import type { ManifestOptions } from 'vite-plugin-pwa';

export const appManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'StagePass',
  short_name: 'StagePass',
  description: 'Fan clubs with missions, collectibles, packs and auctions. Get closer.',
  start_url: '/discover',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: '#0f0c0a',
  theme_color: '#0f0c0a',
  lang: 'en',
  categories: ['entertainment', 'social'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Discover', url: '/discover' },
    { name: 'Fan pass', url: '/user/fanpass' },
  ],
};

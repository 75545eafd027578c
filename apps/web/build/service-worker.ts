// Owns how the service worker is made: the shell is kept for offline use, the API never is.
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

export function serviceWorker(manifest: Partial<ManifestOptions>): ReturnType<typeof VitePWA> {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    // Registration is ours (src/platform/pwa): after the first paint, with a notice for updates.
    injectRegister: false,
    registerType: 'prompt',
    manifest,
    manifestFilename: 'manifest.webmanifest',
    injectManifest: {
      globPatterns: ['index.html', 'theme.js', 'assets/*.{js,css}', 'assets/*latin-*.woff2'],
      globIgnores: ['**/assets/*-latin-ext-*.woff2'],
      minify: true,
    },
    devOptions: { enabled: false },
  });
}

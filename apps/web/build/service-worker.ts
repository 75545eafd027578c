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
      // What every screen stands on, the screens for failures, and the fonts of a first screen; the rest is kept as it
      // is used. All of it was just loaded by the page, so that installing costs next to nothing.
      globPatterns: [
        'index.html',
        'first-paint.js',
        'offline.{html,css}',
        'at-hand.json',
        'assets/{shell,looks,realtime-client,further-screens,states,failure,illustration,tabs-shell,common,club-frame,rows}-*.{js,css}',
        'assets/{anybody,instrument-sans,martian-mono}-latin-????????.woff2',
      ],
      // Their names carry a hash: the browser's own copy is as good as the server's.
      dontCacheBustURLsMatching: /^assets\//,
      minify: true,
    },
    devOptions: { enabled: false },
  });
}

// Owns telling the browser early what the first screens need: written behind the theme script, which runs before the
// shell has arrived, so that a screen's own file and its largest picture are not waited for one after the other.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Address → the chunk of its screen, and the pictures that are seen first. */
const FIRST_SCREENS: Readonly<Record<string, { chunk: string; pictures: string[] }>> = {
  '/welcome': { chunk: 'welcome', pictures: ['/art/wall-2.webp', '/art/wall-7.webp'] },
  '/auth': { chunk: 'auth', pictures: ['/art/wall-2.webp', '/art/wall-6.webp'] },
};

type Hint = { rel: string; href: string; as?: string };

function script(hints: Record<string, Hint[]>): string {
  return `
(() => {
  for (const { rel, href, as } of ${JSON.stringify(hints)}[location.pathname] ?? []) {
    const link = document.createElement('link');
    link.rel = rel;
    if (as) link.as = as;
    if (as !== 'image') link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
})();
`;
}

export function firstHints(): Plugin {
  return {
    name: 'stagepass:first-hints',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const hints: Record<string, Hint[]> = {};
      for (const [address, { chunk, pictures }] of Object.entries(FIRST_SCREENS)) {
        const screen = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.name === chunk,
        );
        if (screen?.type !== 'chunk') continue;
        hints[address] = [
          { rel: 'modulepreload', href: `/${screen.fileName}` },
          ...[...(screen.viteMetadata?.importedCss ?? [])].map((css) => ({
            rel: 'preload',
            as: 'style',
            href: `/${css}`,
          })),
          ...pictures.map((href) => ({ rel: 'preload', as: 'image', href })),
        ];
      }
      // The service worker is built by the same plugins into another folder, which has no theme script.
      if (dir && 'index.html' in bundle) appendFileSync(join(dir, 'theme.js'), script(hints));
    },
  };
}

// Owns the pages that come drawn: the first screens' markup in the built page, with hints at what they show first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { DrawnScreen } from '../src/app/prerender.tsx';
import { chunkWith, filesOf } from './chunk-files.ts';

/** Address → the chunk of its screen, and the largest picture in sight. */
const FIRST_SCREENS: Readonly<Record<DrawnScreen['address'], { chunk: string; picture: string }>> = {
  '/welcome': { chunk: 'welcome', picture: '/art/wall-7.avif' },
  '/auth': { chunk: 'auth', picture: '/art/wall-6.avif' },
};

const webRoot = fileURLToPath(new URL('..', import.meta.url));

/** Markup needs no styles: they come with the page's own files. */
const withoutStyles: Plugin = {
  name: 'stagepass:without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};

async function drawScreens(): Promise<readonly DrawnScreen[]> {
  const { module } = await runnerImport<{ drawnScreens: readonly DrawnScreen[] }>(
    join(webRoot, 'src/app/prerender.tsx'),
    { root: webRoot, configFile: false, mode: 'production', logLevel: 'error', plugins: [withoutStyles] },
  );
  return module.drawnScreens;
}

/** Fails the build where the page is not as it was: a silent miss would cost the first paint. */
function swap(page: string, what: RegExp, by: string): string {
  if (page.search(what) === -1) throw new Error(`The built page has no ${what.source}.`);
  return page.replace(what, () => by);
}

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name);
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk ${name}.`);
  return found;
}

/**
 * The styles stand in the page: fetched on their own they would hold up the first paint by a round trip. The links stay
 * too, switched off, so that the app does not fetch for a screen what it has.
 */
function withStyles(page: string, bundle: Rolldown.OutputBundle, screen: Rolldown.OutputChunk): string {
  const inPage = (file: string) => {
    const style = bundle[file];
    if (style?.type !== 'asset') throw new Error(`The build has no styles ${file}.`);
    return `<style>${style.source}</style>\n    <link rel="stylesheet" href="/${file}" disabled>`;
  };
  const shell = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/;
  const [, shellFile = ''] = shell.exec(page) ?? [];
  // In this order: the shell's styles say how the layers lie.
  const files = [shellFile, ...filesOf(bundle, [screen]).filter((file) => file.endsWith('.css'))];
  return swap(swap(page, shell, ''), /(?=<\/head>)/, `${files.map(inPage).join('\n    ')}\n  `);
}

const firstScript = /<script src="\/first-paint\.js"><\/script>/;
const moduleScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/** The app's files are named, not asked for: drawn-first-paint.js fetches them once what is seen first stands. */
function withAppLater(page: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const files = [...page.matchAll(moduleScript)].map(([, file]) => file);
  const named = swap(page, moduleScript, '');
  const guarded = swap(
    named,
    firstScript,
    '<script src="/first-paint.js"></script><script src="/drawn-first-paint.js"></script>',
  );
  const all = [...files, ...chunks.map(({ fileName }) => `/${fileName}`)];
  return swap(guarded, /<html /, `<html data-drawn data-app="${all.join(' ')}" `);
}

function withHints(page: string, picture: string): string {
  const hint = `<link rel="preload" as="image" fetchpriority="high" href="${picture}">`;
  const hinted = swap(page, /(?=\s*<meta charset)/, `\n    ${hint}`);
  // The first screens need no way to the others yet.
  const alone = swap(hinted, / data-ahead='[^']*'/, '');
  // Numbers are not part of what is seen first.
  return swap(alone, /<link rel="preload"[^>]*martian-mono[^>]*>\s*/, '');
}

/** React hints at every picture; the largest is hinted at in the head, the others need no hurry. */
function withoutHints(markup: string): string {
  return markup.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
}

export function prerenderedPages(): Plugin {
  return {
    name: 'stagepass:prerendered-pages',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const index = bundle['index.html'];
      // The service worker is built by the same plugins, without a page.
      if (!dir || index?.type !== 'asset') return;
      const folder = join(dir, 'prerendered');
      mkdirSync(folder, { recursive: true });
      for (const { address, title, markup: drawn } of await drawScreens()) {
        const markup = withoutHints(drawn);
        const { chunk, picture } = FIRST_SCREENS[address];
        const styled = /<[^<]*\sstyle="[^>]*>/.exec(markup);
        if (styled) throw new Error(`${address}: ${styled[0]} has a style, which our policy refuses.`);
        const screen = chunkOf(bundle, chunk);
        let page = withStyles(String(index.source), bundle, screen);
        page = withAppLater(withHints(page, picture), [screen, chunkWith(bundle, 'app/drawn-page.ts')]);
        page = swap(page, /<title>[^<]*<\/title>/, `<title>${title}</title>`);
        page = swap(page, /<div id="root"><\/div>/, `<div id="root">${markup}</div>`);
        writeFileSync(join(folder, `${address.slice(1)}.html`), page);
      }
    },
  };
}

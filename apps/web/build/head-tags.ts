// Owns what the build adds to the page's head: preloads of what a first screen needs and would ask for late.
import { basename } from 'node:path';
import { preloadFontUrls } from '@stagepass/ui/fonts/preload.ts';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { chunkWith, filesOf } from './chunk-files.ts';

/** `anybody-latin.woff2` → `anybody-latin`: the name without its hash and ending. */
function stem(file: string): string {
  return basename(file).replace(/\.woff2$/, '');
}

/**
 * Where visits begin → the modules that are drawn first there. `first-paint.js` takes the first pattern that fits the
 * address and fetches their files beside the shell; otherwise each would be asked for by the one before it.
 */
const FIRST_SCREENS: readonly (readonly [pattern: string, modules: readonly string[]])[] = [
  ['^/(discover/?)?$', ['fronts/screens/discover-screen.tsx', 'app/shell/tabs-shell.tsx']],
  ['^/club/[^/]+/home/?$', ['fronts/screens/club-home-screen.tsx']],
  ['^/club/[^/]+/?$', ['fronts/screens/club-front-door-screen.tsx', 'admissions/public/join-flow.tsx']],
];
/** All of them have answers of the server around them. */
const AROUND = 'platform/query/answers-provider.tsx';
/** The way to every other screen. */
const OTHERS = 'app/further-screens.ts';

function filesAhead(bundle: Rolldown.OutputBundle): string {
  const files = (modules: readonly string[]) =>
    filesOf(
      bundle,
      modules.map((module) => chunkWith(bundle, module)),
    );
  const lists = FIRST_SCREENS.map(([pattern, modules]) => [pattern, files([...modules, AROUND])]);
  return JSON.stringify([...lists, ['.', files([OTHERS])]]);
}

function fontPreloads(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const wanted = new Set(preloadFontUrls.map(stem));
  const fonts = Object.values(bundle).filter(
    (output) =>
      output.type === 'asset' &&
      output.names.some((name) => name.endsWith('.woff2') && wanted.has(stem(name))),
  );
  return fonts.map((font) => ({
    tag: 'link',
    attrs: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
      href: `/${font.fileName}`,
    },
    injectTo: 'head-prepend',
  }));
}

export function headTags(): Plugin {
  return {
    name: 'stagepass:head-tags',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const ahead = filesAhead(bundle).replaceAll("'", '&#39;');
        return { html: html.replace('<html ', `<html data-ahead='${ahead}' `), tags: fontPreloads(bundle) };
      },
    },
  };
}

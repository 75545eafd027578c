// Owns what the build adds to the page's head: preloads of what a first screen needs and would ask for late.
import { basename } from 'node:path';
import { preloadFontUrls } from '@stagepass/ui/fonts/preload.ts';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { chunkWith, filesOf } from './chunk-files.ts';

/** `anybody-latin.woff2` → `anybody-latin`: the name without its hash and ending. */
function stem(file: string): string {
  return basename(file).replace(/\.woff2$/, '');
}

interface FirstScreen {
  readonly pattern: string;
  /** Drawn first there. */
  readonly modules: readonly string[];
  /** What the screen asks the API for first, of what the pattern found. */
  readonly question: string;
  /** Where the answer names the club whose print is the largest picture in sight; empty where it is the club, null without one. */
  readonly shown: readonly (string | number)[] | null;
  /** Nobody else sees the screen: nothing of it is fetched for visitors. */
  readonly signedIn?: true;
}

/**
 * Where visits begin. `first-paint.js` takes the first pattern that fits the address and fetches files and answer beside the
 * shell; otherwise each would be asked for by the one before it.
 */
const FIRST_SCREENS: readonly FirstScreen[] = [
  {
    pattern: '^/(?:discover/?)?$',
    modules: ['fronts/screens/discover-screen.tsx', 'app/shell/tabs-shell.tsx'],
    question: '/fronts/discover',
    shown: ['featured', 0],
  },
  {
    pattern: '^/club/([^/]+)/home/?$',
    modules: ['fronts/screens/club-home-screen.tsx'],
    question: '/clubs/$1',
    shown: [],
  },
  {
    // Three fixed words stand where a club's handle would.
    pattern: '^/club/(?!(?:levels|tasks|badges)/?$)([^/]+)/?$',
    modules: ['fronts/screens/club-front-door-screen.tsx', 'admissions/public/join-flow.tsx'],
    question: '/clubs/$1',
    shown: [],
  },
  {
    pattern: '^/home/?$',
    modules: ['fronts/screens/home-screen.tsx', 'app/registries/home-parts.ts', 'app/shell/tabs-shell.tsx'],
    question: '/home/today',
    shown: null,
    signedIn: true,
  },
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
  const lists = FIRST_SCREENS.map(({ pattern, modules, question, shown, ...who }) => [
    pattern,
    files([...modules, AROUND]),
    question,
    shown,
    ...(who.signedIn ? [true] : []),
  ]);
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

// Owns what the build adds to the page's head: preloads of what a first screen needs and would ask for late.
import { basename } from 'node:path';
import { preloadFontUrls } from '@stagepass/ui/fonts/preload.ts';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** `anybody-latin.woff2` → `anybody-latin`: the name without its hash and ending. */
function stem(file: string): string {
  return basename(file).replace(/\.woff2$/, '');
}

export function headTags(): Plugin {
  const wanted = new Set(preloadFontUrls.map(stem));
  return {
    name: 'stagepass:head-tags',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        const fonts = Object.values(bundle).filter(
          (output) =>
            output.type === 'asset' &&
            output.names.some((name) => name.endsWith('.woff2') && wanted.has(stem(name))),
        );
        const further = Object.values(bundle).filter(({ name }) => name === 'further-screens');
        const screens = further.map(
          ({ fileName }): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: '', href: `/${fileName}` },
            injectTo: 'head',
          }),
        );
        const preloads = fonts.map(
          (font): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${font.fileName}`,
            },
            injectTo: 'head-prepend',
          }),
        );
        return [...preloads, ...screens];
      },
    },
  };
}

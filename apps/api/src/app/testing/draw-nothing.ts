// Loaded before a server process of a test: in place of drawing hundreds of prints there is one small picture, at once.
import { registerHooks } from 'node:module';
import type { Pictures } from '#platform/pictures/pictures.ts';

const drawer = '/pictures/picture-process.ts';

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.endsWith(drawer)) return next(specifier, context);
    return { url: import.meta.url, shortCircuit: true };
  },
});

/** One pixel, as WebP. */
const print = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** Under the name that the server asks the other module for. As wide as a 360° picture has to be: a scene is among them. */
export function makePictures(): Pictures {
  return {
    render: async () => print,
    reencode: async (_, variants) => variants.map(() => print),
    prepare: async () => ({ files: [print, print, print], width: 2, height: 1, placeholder: '', hue: 0 }),
    close: async () => undefined,
  };
}

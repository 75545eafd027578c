// Owns the demo world for tests: seeded as at the first start, without a word on the console.
import type { Platform } from '#platform/platform.ts';
import { silent } from '../demo-progress.ts';
import { seedDemoWorld } from '../demo-world.ts';

export async function seedDemo(platform: Platform): Promise<void> {
  await seedDemoWorld(platform, 'now', silent);
}

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/** With one small picture in place of each print: drawing hundreds of them takes ten seconds and more. */
export async function drawnInNoTime(platform: Platform): Promise<Platform> {
  const { pictures } = platform;
  const print = await pictures.render(dot, { width: 8, height: 8 });
  const prepared = await pictures.prepare(print);
  return {
    ...platform,
    pictures: { ...pictures, render: async () => print, prepare: async () => prepared },
  };
}

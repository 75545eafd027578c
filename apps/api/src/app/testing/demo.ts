// Owns the demo world for tests: seeded as at the first start, without a word on the console.
import { seededClock } from '@stagepass/base/clock.ts';
import { sharedWorld } from '@stagepass/testkit/database.ts';
import { readConfig } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { boot } from '../boot.ts';
import { silent } from '../demo-progress.ts';
import { seedDemoWorld } from '../demo-world.ts';
import { startTestApp, TEST_NOW, type TestApp, type TestAppOptions, testEnv } from './test-app.ts';

export async function seedDemo(platform: Platform): Promise<void> {
  await seedDemoWorld(platform, 'now', silent);
}

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/** With one small picture in place of each print: drawing hundreds of them takes ten seconds and more. */
export async function drawnInNoTime(platform: Platform): Promise<Platform> {
  const { pictures } = platform;
  const print = await pictures.render(dot, { width: 8, height: 8 });
  const prepared = await pictures.prepare(print);
  // A 360° scene is told by its shape.
  const wide = await pictures.render(dot, { width: 16, height: 8 });
  const preparedWide = await pictures.prepare(wide);
  return {
    ...platform,
    pictures: {
      ...pictures,
      render: async (_svg, { width, height }) => (width === height * 2 ? wide : print),
      prepare: async (bytes) => (bytes === wide ? preparedWide : prepared),
    },
  };
}

/** A server with a demo world of its own: a copy of one that is seeded once for all tests of a run. */
export async function startDemoApp(options: Pick<TestAppOptions, 'env'> = {}): Promise<TestApp> {
  const world = await sharedWorld('stagepass_demo_world', async (place) => {
    const booted = await boot({
      config: readConfig(testEnv(place)),
      clock: seededClock(TEST_NOW),
      by_the_clock: false,
      with_web_app: false,
    });
    try {
      const platform = await drawnInNoTime(booted.platform);
      await seedDemo(platform);
      // Killed between the last commit and the note that it is done: whoever looks at this world sees that nothing is
      // made twice.
      await platform.db.query({ text: `delete from kv where key like 'demo:%'` });
      await seedDemo(platform);
    } finally {
      await booted.stop();
    }
  });
  return startTestApp({ ...options, world });
}

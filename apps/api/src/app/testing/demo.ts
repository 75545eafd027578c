// Owns the demo world for tests: seeded as at the first start, without a word on the console.
import type { Platform } from '#platform/platform.ts';
import { silent } from '../demo-progress.ts';
import { seedDemoWorld } from '../demo-world.ts';

export async function seedDemo(platform: Platform): Promise<void> {
  await seedDemoWorld(platform, 'now', silent);
}

// Owns what tests of push stand on: a server whose pushes go to a stand-in push service, and people with browsers at it.
import { type PushServer, startPushServer } from '@stagepass/testkit/servers/push-server.ts';
import { vi } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { signInAgain } from '#app/testing/second-phone.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { jobs } from '../jobs.ts';
import type { Notice } from '../notice.ts';
import { notify } from '../notify.ts';

export interface PushStage {
  readonly app: TestApp;
  readonly service: PushServer;
  readonly world: World;
  stage(): Promise<Stage>;
  /** Registers a browser of this person's session; answers the device's id and its push address. */
  register(fan: Somebody, label?: string): Promise<{ id: string; endpoint: string }>;
  /** The same person, signed in on one more phone. */
  secondPhone(fan: Somebody): Promise<Somebody>;
  tell(notice: Partial<Notice<'badge'>> & { user_ids: readonly string[] }): Promise<void>;
  log(fan: Somebody): Promise<Awaited<ReturnType<typeof readLog>>>;
  /** The latest of the log, once it is no longer on its way. */
  settled(fan: Somebody, count?: number): Promise<Awaited<ReturnType<typeof readLog>>>;
  /** What the clock does each minute: sends what has waited long enough. */
  sendAgain(): Promise<void>;
  close(): Promise<void>;
}

async function readLog(app: TestApp, fan: Somebody) {
  return (await app.ok('GET /push/deliveries', { query: {} }, fan.as)).data;
}

let deeds = 0;

export async function openPushStage(env: Record<string, string> = {}): Promise<PushStage> {
  const service = await startPushServer();
  const app = await startTestApp({ env: { ...manyAddresses, PUSH_ORIGINS: service.url, ...env } });
  const world = await makeWorld(app);
  const log = (fan: Somebody) => readLog(app, fan);
  return {
    ...{ app, service, world, log },
    stage: () => world.stage({ role: 'owner', visibility: 'public', fresh: true }),
    async register(fan, label = 'Chrome on Android') {
      const { key } = (await app.ok('GET /push/key', {}, fan.as)).data;
      const subscription = service.subscribe(key);
      const { data } = await app.ok('POST /push/devices', { body: { subscription, label } }, fan.as);
      return { id: data.id, endpoint: subscription.endpoint };
    },
    secondPhone: (fan) => signInAgain(app, fan),
    async tell(notice) {
      deeds += 1;
      const badge = {
        kind: 'badge',
        club_id: null,
        payload: { name: 'Encore', stage: 1 },
        link: '/me',
      } as const;
      await app.platform.db.transaction((tx) =>
        notify(app.platform, tx, { ...badge, source: `deed:${deeds}`, ...notice }),
      );
    },
    settled: (fan, count = 1) =>
      vi.waitFor(async () => {
        const rows = await log(fan);
        if (rows.length < count || rows.some(({ state }) => state === 'waiting'))
          throw new Error(`still ${JSON.stringify(rows)}`);
        return rows;
      }, 10_000),
    async sendAgain() {
      const again = jobs.find(({ name }) => name === 'notifications.send-push-again');
      if (again !== undefined) await runJob(app.platform, again);
    },
    async close() {
      await app.stop();
      await service.stop();
    },
  };
}

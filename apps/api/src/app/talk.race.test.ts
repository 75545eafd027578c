// Two servers on one PostgreSQL, a hundred sockets, one server killed in the middle: no acknowledged message is lost or doubled for
// any reader, and all of them have the same order. The long form is talk.soak.ts.
import { testDatabase } from '@stagepass/testkit/database.ts';
import { expect, test } from 'vitest';
import { playTalk } from './testing/talk-history.ts';

test('a talk through two servers survives the death of one', async () => {
  const database = await testDatabase();
  try {
    const outcome = await playTalk({
      databaseUrl: database.url,
      env: {
        NODE_ENV: 'test',
        DEMO: 'false',
        SECRET_KEY: 'a-secret-for-tests-only-0123456789',
        TRUST_PROXY: '127.0.0.1',
        DATABASE_POOL: '4',
      },
      clubs: 2,
      members: 50,
      per_second: 20,
      seconds: 8,
      pause_ms: 300,
      revive: false,
    });
    expect(outcome.faults).toEqual([]);
    expect(outcome.messages).toBeGreaterThan(100);
    // Half of the readers lost their server: without catching up they would lack what was written meanwhile.
    expect(outcome.catchUps).toBeGreaterThanOrEqual(150);
  } finally {
    await database.drop();
  }
}, 240_000);

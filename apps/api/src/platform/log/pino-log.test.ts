// Proves that secrets are cut out of log lines wherever they hide, and that lines stay readable.
import { expect, test } from 'vitest';
import { makeLog } from './pino-log.ts';

function lines(options: { demo?: boolean; terminal?: boolean; level?: 'info' | 'debug' } = {}) {
  const written: string[] = [];
  const log = makeLog(
    { LOG_LEVEL: options.level ?? 'info', demo: options.demo ?? false },
    { target: { write: (line) => written.push(line) }, terminal: options.terminal ?? false },
  );
  return { log, written };
}

test('a line is JSON with level, time, message and fields', () => {
  const { log, written } = lines();
  log.info({ route: '/clubs', ms: 3 }, 'answered');
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    level: 'info',
    msg: 'answered',
    route: '/clubs',
    ms: 3,
  });
  log.debug({}, 'not written at this level');
  expect(written).toHaveLength(1);
});

const secret = 'hunter2-hunter2';
test.each([
  { headers: { authorization: `Bearer ${secret}`, Cookie: `sid=${secret}` } },
  { req: { headers: [{ 'set-cookie': secret }] } },
  { body: { password: secret, rawPassword: secret, nested: { otp: secret } } },
  { sctoken: secret, oauth_token_secret: secret, refreshToken: { value: secret } },
  { config: { SECRET_KEY: secret, S3_SECRET_ACCESS_KEY: secret, SMTP_URL: `smtp://me:${secret}@host` } },
  { url: `/api/files/x?sig=${secret}&exp=1`, other: `/auth/discord?code=${secret}` },
  { error: new Error(`connect to postgres://user:${secret}@db/x failed`) },
  { error: Object.assign(new Error('insert'), { detail: `Key (otp)=(${secret})`, token: secret }) },
  { error: new Error('outer', { cause: new Error(`sent Bearer ${secret}`) }) },
  { map: new Map([['a', { password: secret }]]), bytes: Buffer.from(secret) },
])('cuts secrets out of %j', (fields) => {
  const { log, written } = lines();
  log.error(fields, `failed with Authorization: Bearer ${secret}`);
  expect(written).toHaveLength(1);
  expect(written[0]).not.toContain('hunter2');
});

test('a circle and a huge text end', () => {
  const { log, written } = lines();
  const circle: Record<string, unknown> = { text: 'x'.repeat(100_000) };
  circle.self = circle;
  log.info(circle, 'round');
  expect(written[0]?.length).toBeLessThan(60_000);
});

test('an error keeps its type, message, stack and code', () => {
  const { log, written } = lines();
  log.error({ error: Object.assign(new TypeError('no'), { code: 'ECONNREFUSED' }) }, 'failed');
  expect(JSON.parse(written[0] ?? '').error).toMatchObject({
    type: 'TypeError',
    message: 'no',
    code: 'ECONNREFUSED',
    stack: expect.stringContaining('pino-log.test'),
  });
});

test('in the demo a terminal gets short lines', () => {
  const { log, written } = lines({ demo: true, terminal: true });
  log.warn({ port: 3000 }, 'slow');
  expect(written[0]).toMatch(/warn.*slow {2}port=3000\n$/);
  expect(written[0]).not.toContain('{');
});

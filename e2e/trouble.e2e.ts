// The watch itself: each kind of trouble is seen, so that a quiet journey means a clean one.
// Covers: app.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPhone, type Phone } from './lib/phone.ts';

let phone: Phone;
beforeAll(async () => {
  phone = await openPhone();
  await phone.open('/legal/terms');
});
afterAll(() => phone?.context.close());

it.each([
  {
    name: 'an error on the console',
    cause: () => console.error('a wire is loose'),
    says: /console: a wire is loose/,
  },
  {
    name: 'an exception',
    cause: () =>
      void setTimeout(() => {
        throw new Error('dropped a lamp');
      }),
    says: /error: dropped a lamp/,
  },
  {
    name: 'an unhandled rejection',
    cause: () => void Promise.reject(new Error('nobody caught it')),
    says: /error: nobody caught it/,
  },
  {
    name: 'a refused call',
    cause: () => void fetch('/api/no-such-call'),
    says: /answer: 404 GET \/api\/no-such-call/,
  },
  {
    name: 'content that the policy blocks',
    cause: () => {
      const script = document.createElement('script');
      script.textContent = 'window.inline = true';
      document.head.append(script);
    },
    says: /content security policy: script-src/,
  },
])('sees $name', async ({ cause, says }) => {
  await phone.page.evaluate(cause);
  await expect.poll(() => phone.trouble.list().join('\n')).toMatch(says);
});

// Signing in: by e-mail and with one tap, where it leads, and what a wrong password says.
// Covers: auth.
import { describe, expect } from 'vitest';
import { demoEmail, demoPassword, mailedCode, registered } from './lib/accounts.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { serverUrl } from './lib/server.ts';

async function typeCredentials({ page }: Phone, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

describe('by e-mail', () => {
  journey('a wrong password says exactly what the specification says, and stays', async ({ phone }) => {
    const visitor = await phone();
    visitor.trouble.expect(/answer: 401 POST \/api\/auth\/system$/);
    await visitor.open('/auth');
    await typeCredentials(visitor, demoEmail('fan'), 'not-the-password');
    const alert = visitor.page.getByRole('alert');
    await alert.waitFor();
    expect((await alert.textContent())?.trim()).toBe('Username/Password invalid!');
    expect(visitor.path()).toBe('/auth');
    expect(await visitor.stored('spc-user')).toBeNull();
  });

  journey('the right one goes to /, which is Discover', async ({ phone }) => {
    const visitor = await phone();
    await visitor.open('/auth');
    await typeCredentials(visitor, demoEmail('fan'), demoPassword);
    await visitor.page.waitForURL('**/discover');
    const kept = JSON.parse((await visitor.stored('spc-user')) ?? '{}') as Record<string, string>;
    expect(kept).toMatchObject({ email: demoEmail('fan'), sctoken: expect.stringMatching(/^[\w-]{43}$/) });
  });
});

describe('where to go next', () => {
  journey('a closed door leads through signing in to where the person wanted to be', async ({ phone }) => {
    const visitor = await phone();
    await visitor.open('/user/settings');
    expect(visitor.path()).toMatch(/^\/permission-error\?reason=sign-in/);
    await visitor.page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await visitor.page.waitForURL('**/auth?next=*');
    await typeCredentials(visitor, demoEmail('fan'), demoPassword);
    await visitor.page.waitForURL('**/user/settings');
  });

  journey.for([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth',
  ])('a hostile next is not followed: %s', async (next, { phone }) => {
    const visitor = await phone();
    await visitor.open(`/auth?next=${encodeURIComponent(next)}`);
    await typeCredentials(visitor, demoEmail('fan'), demoPassword);
    await visitor.page.waitForURL('**/discover');
    expect(visitor.page.url().startsWith('http://localhost:')).toBe(true);
  });
});

journey('one tap into a demo account goes to /home', async ({ phone }) => {
  const visitor = await phone();
  await visitor.open('/auth');
  await visitor.page.getByRole('button', { name: /Creator/ }).click();
  await visitor.page.waitForURL('**/home');
  expect(await visitor.stored('spc-user')).toContain(demoEmail('creator'));
});

journey('a signed-in person who opens /auth goes on at once', async ({ phone }) => {
  const { session } = await registered();
  const fan = await phone({ session });
  await fan.open('/auth?next=%2Fuser%2Fsettings');
  expect(fan.path()).toBe('/user/settings');
});

journey(
  'a forgotten password is set anew by the mailed code, and ends the other sessions',
  async ({ phone }) => {
    const person = await registered();
    const first = await mailedCode(person.email);
    const visitor = await phone();
    await visitor.open('/auth?mode=reset');
    await visitor.page.getByLabel('Email').fill(person.email);
    await visitor.page.getByRole('button', { name: 'Send code' }).click();
    const code = visitor.page.getByLabel('6-digit code');
    await code.waitFor();
    await code.fill(await mailedCode(person.email, first));
    await visitor.page.getByLabel('New password', { exact: true }).fill('a-brand-new-encore');
    await visitor.page.getByLabel('Confirm new password').fill('a-brand-new-encore');
    await visitor.page.getByRole('button', { name: 'Change password' }).click();
    await visitor.page.getByText('Password changed.').waitFor();
    await typeCredentials(visitor, person.email, 'a-brand-new-encore');
    await visitor.page.waitForURL('**/discover');
    await settled(visitor.page);
    const old = await fetch(`${serverUrl()}/api/auth/session`, {
      headers: { authorization: person.session.sctoken },
    });
    expect(old.status).toBe(401);
  },
);

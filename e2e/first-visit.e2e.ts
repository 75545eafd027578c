// The first visit, whole: welcome, an account, the mailed code, the first steps, settings, and out again.
// Covers: app, auth, users.
import { expect } from 'vitest';
import { newcomer } from './lib/accounts.ts';
import { createAccount, enterMailedCode, settleIn } from './lib/first-steps.ts';
import { journey, settled } from './lib/phone.ts';

journey('welcome, register, verify, settle in, change the theme, sign out', async ({ phone }) => {
  const person = newcomer();
  const visitor = await phone({ motion: true, theme: 'dark' });
  const { page } = visitor;
  await visitor.open('/welcome');
  await createAccount(visitor, person);
  await enterMailedCode(visitor, person);
  await settleIn(visitor, 'Nova Reed');

  await visitor.open('/user/settings');
  await page.getByText('Nova Reed').waitFor();
  await page.getByRole('radio', { name: 'Light' }).click();
  expect(await visitor.stored('spc-ui-theme')).toBe('light');
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.className)).toContain('light');

  // What was asked for a moment before is answered after the session's end.
  visitor.trouble.expect(/answer: 401 GET \/api\/achievements\/earned/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Sign out' })
    .click();
  await page.waitForURL('**/discover');
  await settled(page);
  expect(visitor.path()).toBe('/discover');
  expect(await visitor.stored('spc-user')).toBeNull();
  expect(await visitor.stored('spc-wallet')).toBeNull();
  expect(await visitor.stored('spc-ui-theme')).toBe('light');
});

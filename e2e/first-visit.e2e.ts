// The first visit, whole: welcome, an account, the mailed code, the first steps, settings, and out again.
import { expect } from 'vitest';
import { mailedCode, newcomer } from './lib/accounts.ts';
import { journey, type Phone, settled } from './lib/phone.ts';

async function createAccount({ page }: Phone, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: /Create an account/ }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
  await page.getByText('This e-mail is free.').waitFor();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('checkbox', { name: 'I am 13 or older' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function takeFirstSteps({ page }: Phone): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Nova Reed');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Show your face' }).waitFor();
  await page
    .getByRole('button', { name: /Skip|Next/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'What are you into?' }).waitFor();
  await page.getByRole('button', { name: 'Music' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Hear the bell?' }).waitFor();
  await page.getByRole('button', { name: 'Find your clubs' }).click();
}

journey('welcome, register, verify, settle in, change the theme, sign out', async ({ phone }) => {
  const person = newcomer();
  const visitor = await phone({ theme: 'dark' });
  const { page } = visitor;
  await visitor.open('/welcome');
  await createAccount(visitor, person.email, person.password);

  await page.waitForURL('**/otp-verify*');
  await page.getByLabel('Code, six digits').fill(await mailedCode(person.email));
  await page.waitForURL('**/user/welcome*');
  await settled(page);
  await takeFirstSteps(visitor);
  await page.waitForURL('**/discover');

  await visitor.open('/user/settings');
  await page.getByText('Nova Reed').waitFor();
  await page.getByRole('radio', { name: 'Light' }).click();
  expect(await visitor.stored('spc-ui-theme')).toBe('light');
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.className)).toContain('light');

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

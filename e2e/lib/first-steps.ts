// Owns the first steps of a newcomer as a person takes them: an account, the mailed code, the welcome.
import { mailedCode, type Newcomer } from './accounts.ts';
import { type Phone, settled } from './phone.ts';

/** From the welcome screen on. */
export async function createAccount({ page }: Phone, { email, password }: Newcomer): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: /Create an account/ }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByText('This email is available.').waitFor();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('checkbox', { name: 'I am 13 or older' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function enterMailedCode({ page }: Phone, { email }: Newcomer): Promise<void> {
  await page.waitForURL('**/otp-verify*');
  await page.getByLabel('6-digit code').fill(await mailedCode(email));
  await page.waitForURL('**/user/welcome*');
  await settled(page);
}

/** Ends on Home, where the steps of the first week stand. */
export async function settleIn({ page }: Phone, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Add a picture' }).waitFor();
  await page
    .getByRole('button', { name: /Skip|Next/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Pick your interests' }).waitFor();
  await page.getByRole('button', { name: 'Music' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Join your first clubs' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Turn on notifications' }).waitFor();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL('**/home');
}

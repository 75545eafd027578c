// Licenses: an owner reaches the limit of Free, pays for Pro from their wallet, and goes on.
// Covers: licenses.
import { fanWithMoney } from './lib/accounts.ts';
import { clubOf, memberOf } from './lib/mission-club.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

async function makeAdmin({ page, open }: Phone, handle: string, name: string): Promise<void> {
  await open(`/club/${handle}/manage-members`);
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('button', { name: 'Make admin' }).click();
  const sheet = page.getByRole('dialog', { name: `Make ${name} an admin?` });
  await sheet.getByRole('checkbox', { name: /^Scan at the entrance/ }).check();
  await sheet.getByRole('button', { name: 'Make admin' }).click();
}

journey('an owner who reaches a limit gets a larger license, and goes on', async ({ phone }) => {
  const owner = await fanWithMoney('velvet-static');
  const club = await clubOf(owner);
  const members = [await memberOf(club), await memberOf(club), await memberOf(club)];
  for (const { user_id } of members.slice(0, 2))
    await callApi('PUT /clubs/:id/members/:user_id/role', {
      params: { id: club.id, user_id },
      token: owner.sctoken,
      body: { role: 'admin', scopes: ['scan'] },
    });
  const third = members[2]?.display_name ?? '';

  const hers = await phone({ session: owner });
  hers.trouble.expect(/answer: 409 PUT \/api\/clubs\/[^/]+\/members\//);
  const { page } = hers;
  await makeAdmin(hers, club.handle, third);
  await page.getByText(/^This club’s license allows no more admins/).waitFor();

  await hers.open(`/club/${club.handle}/manage`);
  await page.getByRole('link', { name: 'License' }).click();
  await page.getByRole('heading', { name: 'You’re on Free' }).waitFor();
  await page.getByRole('button', { name: /^Move to Pro/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Move to Pro' });
  await sheet.getByText('Available after').waitFor();
  await sheet.getByRole('button', { name: /^Move to Pro/ }).click();
  await page.getByRole('heading', { name: 'You’re on Pro' }).waitFor();

  await makeAdmin(hers, club.handle, third);
  await page.getByText('Changes saved', { exact: true }).waitFor();
});

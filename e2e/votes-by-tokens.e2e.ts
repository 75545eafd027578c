// A vote that counts by fan tokens: a fan spends some on an option, sees what they count, and the count of all with another fan's;
// once it is closed, the phone adds the weights up itself.
// Covers: votes, tokens.
import { expect } from 'vitest';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { clubWithToken, fanWithTokens } from './lib/token-club.ts';

const DAY_MS = 86_400_000;
const [SONG, OTHER] = ['Long String', 'Ferry at Six'];

async function openVote({ owner, club }: Awaited<ReturnType<typeof clubWithToken>>) {
  const token = owner.sctoken;
  const { id } = await callApi('POST /clubs/:id/votes', {
    params: { id: club.id },
    token,
    body: {
      title: 'Which song opens the show?',
      options: [{ label: SONG }, { label: OTHER }],
      weighting: 'tokens',
      closes_at: new Date(Date.now() + 3 * DAY_MS).toISOString(),
    },
  });
  await callApi('POST /votes/:id/open', { params: { id }, token });
  return { id, close: () => callApi('POST /votes/:id/close', { params: { id }, token }) };
}

/** Nine tokens for a vote that counts three times. */
async function spendNine({ page }: Phone, symbol: string): Promise<void> {
  await page.getByRole('radio', { name: SONG }).check();
  await page.getByRole('button', { name: `Vote with ${symbol}` }).click();
  const sheet = page.getByRole('dialog', { name: `Vote with ${symbol}` });
  await sheet.getByRole('button', { name: 'Spend more tokens' }).click();
  await sheet.getByRole('button', { name: 'Spend more tokens' }).click();
  await sheet.getByText('3×', { exact: true }).waitFor();
  const rows = sheet.locator('.sp-vote-weights > div');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`^You spend\\s+9 ${symbol}$`)),
    expect.stringMatching(new RegExp(`^You keep\\s+11 ${symbol}$`)),
  ]);
  await sheet.getByRole('button', { name: new RegExp(`^Vote.*9 ${symbol}`) }).click();
  await sheet.waitFor({ state: 'detached' });
}

journey('a fan spends tokens on a vote, sees their weight, and the tally holds it', async ({ phone }) => {
  const made = await clubWithToken();
  const { club, symbol } = made;
  const vote = await openVote(made);
  const fan = await phone({ session: await fanWithTokens(club, 20) });
  const { page } = fan;
  await fan.open(`/club/vote-detail/${vote.id}`);
  await page.getByText(`Your vote counts by the ${symbol} you spend on it.`).waitFor();
  await spendNine(fan, symbol);
  await page.getByText(`You spent 9 ${symbol}. Your vote counts 3 times.`).waitFor();
  await page.getByText('Your 3 votes', { exact: true }).waitFor();

  const other = await fanWithTokens(club, 1);
  const { options } = await callApi('GET /votes/:id', { params: { id: vote.id }, token: other.sctoken });
  const wanted = options.find(({ label }) => label === OTHER)?.id ?? '';
  await callApi('PUT /votes/:id/ballot', {
    params: { id: vote.id },
    token: other.sctoken,
    body: { option_ids: [wanted], client_key: crypto.randomUUID(), tokens: 1 },
  });
  await vote.close();

  await fan.open(`/club/vote-detail/${vote.id}`);
  await page.getByText('75%', { exact: true }).first().waitFor();
  await page.getByText('1 vote from 1 fan', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Verify my vote' }).click();
  const check = page.getByRole('dialog', { name: 'Verify the result' });
  await check.getByText('Your vote is in the list').waitFor();
  await check.getByText('The list adds up to the result').waitFor();
  await check.getByText('Everything matches').waitFor();
  await check.getByRole('button', { name: 'Close' }).click();

  await fan.open(`/club/${club.handle}/token`);
  await page.getByRole('heading', { level: 1, name: '11', exact: true }).waitFor();
});

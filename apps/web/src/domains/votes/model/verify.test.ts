// Tests the check on the phone: a sealed list that fits passes, and whatever was changed in it, or an old receipt, fails.
import { createHash } from 'node:crypto';
import { type Ballot, ballotText, sealText } from '@stagepass/base/ballot-lines.ts';
import { expect, test } from 'vitest';
import { fitsWhatWasSent, hashOf, isWhole, verifyVote } from './verify.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const ballot = (ballot_id: string, options: number[], weight = 1): Ballot & { hash: string } => {
  const made = { vote_id: 'v', ballot_id, nonce: `nonce-${ballot_id}`, options, weight };
  return { ...made, hash: sha(ballotText(made)) };
};
const mine = ballot('a', [2], 3);
const lines = [mine, ballot('b', [1]), ballot('c', [1])].map(({ hash, options, weight }) => ({
  hash,
  options,
  weight,
}));
const sealed = {
  vote_id: 'v',
  title: 'Encore?',
  seal: sha(sealText({ id: 'v', title: 'Encore?', labels: ['Yes', 'No'] }, lines)),
  result: [
    { label: 'Yes', ballots: 2, weight: 2 },
    { label: 'No', ballots: 1, weight: 3 },
  ],
};

test('hashes as everybody does', async () => {
  expect(await hashOf('ballot')).toBe(sha('ballot'));
});

test('a whole list passes, with a ballot of one’s own and without', async () => {
  const checked = await verifyVote(sealed, lines, mine);
  expect(checked).toEqual({ own: 'in-list', seal: true, sum: true });
  expect(isWhole(checked)).toBe(true);
  expect(isWhole(await verifyVote(sealed, lines, null))).toBe(true);
});

test('the receipt of a changed vote is not in the list', async () => {
  const old = ballot('before', [1], 3);
  expect(await verifyVote(sealed, lines, old)).toMatchObject({ own: 'missing' });
  expect(await verifyVote(sealed, lines, { ...mine, options: [1] })).toMatchObject({ own: 'receipt-wrong' });
});

test('a line that was taken out, added or changed breaks the seal or the sum', async () => {
  const without = await verifyVote(sealed, lines.slice(1), mine);
  expect(without).toEqual({ own: 'missing', seal: false, sum: false });
  const moved = lines.map((line) => ({ ...line, options: [1] }));
  expect(await verifyVote(sealed, moved, mine)).toEqual({ own: 'missing', seal: false, sum: false });
  const [yes, no] = sealed.result.map(({ label }) => label);
  const swapped = [sealed.result[1], sealed.result[0]].map((sum, at) => ({
    ...{ ballots: 0, weight: 0, ...sum },
    label: [yes, no][at] ?? '',
  }));
  expect(await verifyVote({ ...sealed, result: swapped }, lines, mine)).toEqual({
    own: 'in-list',
    seal: true,
    sum: false,
  });
});

test('another question, or other words of an option, break the seal', async () => {
  expect(await verifyVote({ ...sealed, title: 'No encore?' }, lines, mine)).toMatchObject({ seal: false });
  const reworded = sealed.result.map((sum) => ({ ...sum, label: `${sum.label}!` }));
  expect(await verifyVote({ ...sealed, result: reworded }, lines, mine)).toMatchObject({ seal: false });
});

test('a receipt fits what the phone sent, by its key and its choice', () => {
  const client_key = '0f0e0d0c-0000-4000-8000-000000000001';
  const receipt = { ...mine, nonce: `${client_key.replaceAll('-', '')}00ff` };
  expect(fitsWhatWasSent(receipt, { client_key, places: [2] })).toBe(true);
  expect(fitsWhatWasSent(receipt, { client_key, places: [1] })).toBe(false);
  expect(fitsWhatWasSent(mine, { client_key, places: [2] })).toBe(false);
});

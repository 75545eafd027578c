// Tests the texts behind a sealed vote: the same for every order of choosing, and different for every change.
import { expect, test } from 'vitest';
import { type Ballot, ballotText, lineText, sealHead, sealText, sumLines } from './ballot-lines.ts';

const asked = { id: 'v', title: 'Encore?', labels: ['Yes', 'No\n'] };
const ballot: Ballot = { vote_id: 'v', ballot_id: 'b', nonce: '00ff', options: [3, 1], weight: 2 };

test('a ballot reads the same whichever option was tapped first', () => {
  expect(ballotText(ballot)).toBe('ballot\nv\nb\n00ff\n1,3\n2');
  expect(ballotText({ ...ballot, options: [1, 3] })).toBe(ballotText(ballot));
});

test.each([
  ['vote', { vote_id: 'w' }],
  ['ballot', { ballot_id: 'c' }],
  ['nonce', { nonce: '00fe' }],
  ['choice', { options: [1] }],
  ['weight', { weight: 3 }],
])('another %s is another text', (_, change) => {
  expect(ballotText({ ...ballot, ...change })).not.toBe(ballotText(ballot));
});

test('the seal is over all lines in the order of their hashes', () => {
  const lines = [
    { hash: 'bb', options: [2], weight: 1 },
    { hash: 'aa', options: [3, 1], weight: 4 },
  ];
  expect(sealText(asked, lines)).toBe('vote v\n["Encore?","Yes","No\\n"]\naa 1,3 4\nbb 2 1');
  expect(sealText(asked, lines.toReversed())).toBe(sealText(asked, lines));
  expect(sealText(asked, [])).toBe(sealHead(asked));
  expect(sealText({ ...asked, title: 'No encore?' }, lines)).not.toBe(sealText(asked, lines));
  expect(lineText({ hash: 'aa', options: [3, 1], weight: 4 })).toBe('aa 1,3 4');
});

test('lines add up for each place', () => {
  const lines = [
    { hash: 'aa', options: [1, 3], weight: 4 },
    { hash: 'bb', options: [3], weight: 1 },
  ];
  expect(sumLines(lines, 3)).toEqual([
    { ballots: 1, weight: 4 },
    { ballots: 0, weight: 0 },
    { ballots: 2, weight: 5 },
  ]);
});

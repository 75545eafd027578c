// @vitest-environment jsdom
// Tests the own reports: what came of each in plain words, and the empty list.
import type { OwnReport } from '@stagepass/contract/moderation/shapes.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { View } from './reports-view.tsx';

afterEach(strikeStage);

const report = (outcome: OwnReport['outcome'], decided_at: string | null = null): OwnReport => ({
  id: outcome,
  subject: { kind: 'comment', id: 'm1' },
  card: null,
  club_name: 'Velvet Static',
  reason: 'scam',
  note: '',
  created_at: '2026-11-12T12:00:00Z',
  outcome,
  decided_at,
});

test.each([
  ['waiting', 'A moderator hasn’t looked at it yet.'],
  ['in-review', 'A moderator is looking at it.'],
  ['removed', 'The content was removed.'],
  ['action-taken', 'A moderator took action. The content stays.'],
  ['dismissed', 'A moderator found that it doesn’t break the rules.'],
  ['reversed', 'A moderator took action. Another moderator reversed it after an appeal.'],
] as const)('%s', async (outcome, words) => {
  stubServer({ 'GET /users/me/reports': { data: [report(outcome)] } });
  openScreen('/user/settings', <View />);
  await screen.findByRole('heading', { name: 'Comment: Scam' });
  expect(screen.getByText(words)).toBeTruthy();
});

test('a decision has its day; without a report the screen says so', async () => {
  stubServer({
    'GET /users/me/reports': [{ data: [report('removed', '2026-11-14T12:00:00Z')] }],
  });
  openScreen('/user/settings', <View />);
  expect(await screen.findByText(/Decided Nov 14(, 2026)?\./)).toBeTruthy();
});

// Owns a club's figures as a file: each day, week or month of each figure, then what the figures are made of. Cells are made harmless.
import { csvLine } from '@stagepass/base/csv.ts';
import type { InsightRange } from '@stagepass/contract/insights/kinds.ts';
import type { ClubInsights } from '@stagepass/contract/insights/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Download } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { insightsOf } from './read-insights.ts';

const FEW = 'fewer than 5 people';

export async function exportInsights(
  platform: Platform,
  actor: SignedIn,
  asked: { club: string; range: InsightRange },
): Promise<Download> {
  const { club } = await loadClubFor(platform, platform.db, actor, asked.club, 'manage-club');
  const read = await insightsOf(platform, actor, club, asked.range);
  return { name: `${club.handle}-insights-${read.from}-${read.to}.csv`, parts: linesOf(read) };
}

async function* linesOf(read: ClubInsights): AsyncGenerator<string> {
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  yield `\ufeff${csvLine(['figure', 'from', 'part', 'count', 'cents'])}`;
  const { from } = read;
  for (const { figure, series } of read.figures)
    yield series.map(({ day, value, cents }) => lineOf([figure, day, ''], value, cents)).join('');
  yield read.revenue
    .map(({ key, value, cents }) => lineOf(['revenue by source', from, key], value, cents))
    .join('');
  yield read.hours.map(({ key, value }) => lineOf(['answers by hour', from, key], value)).join('');
  for (const { title, started, done, steps } of read.missions) {
    yield lineOf(['mission started', from, title], started);
    yield steps.map((step) => lineOf(['mission step passed', from, step.title], step.passed)).join('');
    yield lineOf(['mission completed', from, title], done);
  }
  for (const { text, comments, reactions } of read.posts) {
    yield lineOf(['post comments', from, text], comments);
    yield lineOf(['post reactions', from, text], reactions);
  }
}

function lineOf(named: readonly string[], value: number | null, cents: number | null = 0): string {
  return csvLine([...named, value ?? FEW, cents ?? FEW]);
}

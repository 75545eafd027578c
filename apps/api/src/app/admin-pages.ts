// Owns the operator's command for partner pages: written from a file, with clubs that exist.
import { readFile } from 'node:fs/promises';
import { type PageContent, pageContent, pageSlug } from '@stagepass/contract/pages/shapes.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { setPage } from '#domains/pages/public/set-page.ts';
import type { Platform } from '#platform/platform.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';

export const pageCommands: Record<string, AdminCommand> = {
  'set-page': {
    usage: 'set-page SLUG FILE.json',
    about: 'writes a partner page from a JSON file, such as docs/guides/partner-page.example.json',
    async run(platform, [slug, file]) {
      if (slug === undefined || file === undefined) throw new UsageError('Give the slug and a JSON file.');
      const named = pageSlug.safeParse(slug);
      if (!named.success) throw new UsageError(`The slug ${slug} ${named.error.issues[0]?.message ?? ''}.`);
      const content = await readContent(file);
      const featured_club_ids = await findClubIds(platform, content.featured_club_ids);
      await setPage(platform, { slug: named.data, content: { ...content, featured_club_ids } });
      return `The page is at /p/${slug}.`;
    },
  },
};

async function readContent(file: string): Promise<PageContent> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`The file ${file} can’t be read.`);
  });
  const content = pageContent.safeParse(parseJson(text, file));
  if (content.success) return content.data;
  throw new UsageError(
    content.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
  );
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The file ${file} is no JSON: ${(error as Error).message}`);
  }
}

/** By handle or by id; one that is not there would only show as a gap. */
async function findClubIds(platform: Platform, named: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of named) {
    const club = await findClub(platform, platform.db, name);
    if (club === undefined || club.closed_at !== null)
      throw new UsageError(`There is no club ${name}. Nothing was changed.`);
    ids.push(club.id);
  }
  return ids;
}

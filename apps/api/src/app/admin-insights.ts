// Owns the operator's command that counts clubs' figures anew from the rows that they are made of.
import { findClub } from '#domains/clubs/public/find-club.ts';
import { rebuildClubs } from '#domains/insights/public/rebuild-clubs.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';

export const insightCommands: Record<string, AdminCommand> = {
  'rebuild-insights': {
    usage: 'rebuild-insights HANDLE|--all',
    about: 'counts the figures of a club, or of all, anew from what they are made of',
    async run(platform, [which]) {
      if (which === undefined) throw new UsageError('Which club? Give its handle, or --all.');
      if (which === '--all') return `Counted ${await rebuildClubs(platform)} clubs.`;
      const club = await findClub(platform, platform.db, which);
      if (club === undefined) throw new UsageError(`There is no club ${which}.`);
      await rebuildClubs(platform, [club.id]);
      return `Counted ${club.name}.`;
    },
  },
};

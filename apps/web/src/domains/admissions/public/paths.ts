// Owns the addresses of the admissions domain.
import { clubScreenPath } from '#domains/clubs/public/paths.ts';

export function requirementPath(club: string): string {
  return clubScreenPath(club, 'requirement');
}

export function invitePath(club: string): string {
  return clubScreenPath(club, 'invite');
}

export function invitationPath(code: string): string {
  return `/club/invite/${encodeURIComponent(code)}`;
}

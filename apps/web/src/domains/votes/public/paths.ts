// Owns the addresses of votes: one vote, a club's, and their management.
import { clubScreenPath } from '#domains/clubs/public/paths.ts';

export function votePath(id: string): string {
  return `/club/vote-detail/${encodeURIComponent(id)}`;
}

/** A club is named by its id or its handle. */
export function clubVotesPath(club: string): string {
  return clubScreenPath(club, 'votes');
}

export function manageVotesPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-votes`;
}

/** `new`, or a vote's id. */
export function voteEditorPath(club: string, vote: string): string {
  return `${manageVotesPath(club)}?vote=${encodeURIComponent(vote)}`;
}

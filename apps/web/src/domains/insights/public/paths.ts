// The addresses of a club's figures and of a creator's desk.
import { clubPath } from '#domains/clubs/public/paths.ts';

export function overviewPath(idOrHandle: string): string {
  return `${clubPath(idOrHandle)}/overview`;
}

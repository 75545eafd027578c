// Owns the address of a club's check-ins.
import { clubScreenPath } from '#domains/clubs/public/paths.ts';

export function checkinPath(club: string): string {
  return clubScreenPath(club, 'checkin');
}

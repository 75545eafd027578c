// Owns the name under which everybody after clubs knows what somebody is in a club.
import type { ClubStanding } from '#domains/clubs/public/standing.ts';

export type Standing = ClubStanding;

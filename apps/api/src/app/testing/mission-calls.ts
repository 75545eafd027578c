// What tests of missions ask again and again: a club, a fan whom rewards are given to, and what the fan is told.
import { foundClub } from './clubs.ts';
import { oldMember } from './missions.ts';
import type { Mailbox, Registered } from './people.ts';
import type { TestApp } from './test-app.ts';

export type MissionClub = Awaited<ReturnType<typeof foundClub>>;

/** Undefined where it went well. */
export const codeOf = (answered: { ok: boolean; error?: { code: string } }): string | undefined =>
  answered.ok ? undefined : answered.error?.code;

/** `at`: what the file starts before its tests, which is not there yet when this is called. */
export function missionCalls(at: () => { app: TestApp; mailbox: Mailbox }) {
  return {
    newClub: (wanted: Parameters<typeof foundClub>[2] = {}) => foundClub(at().app, at().mailbox, wanted),
    fanOf: (club: { id: string }) => oldMember(at().app, at().mailbox, club.id),
    view: async (id: string, fan?: Registered) =>
      (await at().app.ok('GET /missions/:id', { params: { id } }, fan?.as)).data,
    xpOf: async (club: { id: string }, fan: Registered) =>
      (await at().app.ok('GET /clubs/:id/standing', { params: { id: club.id } }, fan.as)).data.xp,
    opening: async (step: string | undefined, fan: Registered) =>
      codeOf(await at().app.call('POST /requirements/:id/open', { params: { id: step ?? '' } }, fan.as)),
  };
}

// Owns a club of its own with missions in it, made without a screen; and the way from the club's home to a step and its reward.
import { randomBytes } from 'node:crypto';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { CallInput } from '@stagepass/contract/client.ts';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { verified } from './accounts.ts';
import type { Phone } from './phone.ts';
import { callApi } from './server.ts';

type NewClub = CallInput<'POST /clubs'>['body'];
type NewMission = CallInput<'POST /clubs/:id/missions'>['body'];

interface Step {
  readonly title?: string;
  readonly waits?: boolean;
  readonly config: RequirementConfig;
}

/** Done as soon as it is opened. */
export const reading = (text: string): RequirementConfig => ({
  type: 'CONTENT',
  text,
  link: null,
  media_id: null,
  seconds: 0,
});

interface ClubId {
  readonly id: string;
}

/** Named after nothing that another run uses. */
export async function clubOf(owner: Session, about: Partial<NewClub> = {}) {
  const word = randomBytes(4).toString('hex');
  return callApi('POST /clubs', {
    token: owner.sctoken,
    body: {
      name: `Mission Club ${word}`,
      handle: `mission-${word}`,
      category: 'music',
      hue: 232,
      time_zone: 'UTC',
      ...about,
    },
  });
}

export async function joined({ id }: ClubId, session: Session): Promise<Session> {
  await callApi('POST /clubs/:id/join', { params: { id }, token: session.sctoken, body: {} });
  return session;
}

export async function memberOf(club: ClubId): Promise<Session> {
  return joined(club, await verified());
}

/** Live at once; answers its steps as their editors see them. */
export async function publishMission(
  owner: Session,
  club: ClubId,
  about: NewMission,
  added: readonly Step[],
) {
  const token = owner.sctoken;
  const mission = await callApi('POST /clubs/:id/missions', { params: { id: club.id }, token, body: about });
  const steps = [];
  for (const step of added)
    steps.push(
      await callApi('POST /requirement-lists/:owner_kind/:owner_id/requirements', {
        params: { owner_kind: 'mission', owner_id: mission.id },
        token,
        body: { title: `${about.title}, step`, ...step },
      }),
    );
  await callApi('POST /missions/:id/publish', { params: { id: mission.id }, token });
  return { mission, steps };
}

/** A club of one mission with one step. */
export async function clubWithStep(
  config: (owner: Session) => RequirementConfig | Promise<RequirementConfig>,
) {
  const owner = await verified();
  const club = await clubOf(owner);
  const { mission, steps } = await publishMission(owner, club, { title: 'One evening' }, [
    { config: await config(owner) },
  ]);
  const [step] = steps;
  if (step === undefined) throw new Error('the mission has no step');
  return { owner, club, mission, step };
}

interface Way {
  readonly handle: string;
  readonly title?: string;
  /** What the mission's button says. */
  readonly act: string;
}

/** From the club's home to the open step. */
export async function startMission({ page, open }: Phone, { handle, title, act }: Way): Promise<void> {
  await open(`/club/${handle}/home`);
  const mission = page.getByRole('link', { name: new RegExp(title ?? 'One evening') });
  await mission.first().click();
  await page.getByRole('link', { name: act }).click();
}

/** What is earned lies under the celebration of a new level. */
export async function rewarded(page: Page, xp: number): Promise<void> {
  await page.getByRole('heading', { name: 'Mission complete', includeHidden: true }).waitFor();
  expect(await page.getByText(`${xp} XP earned`).isVisible()).toBe(true);
}

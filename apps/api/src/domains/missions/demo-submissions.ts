// Owns the submissions of the demo world: some wait, one for too long, one was accepted and one refused.
import { mutedHere } from '@stagepass/contract/clubs/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoDecides, demoSubmits } from '#domains/requirements/public/demo-submissions.ts';
import { poster } from '#platform/art/poster.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';

const HOUR_MS = 3_600_000;

interface Sent {
  /** Hours before now. */
  sent_h: number;
  note: string;
  link?: string;
  pictured?: true;
  decided?: { at_h: number; reason: string | null };
}

const sent: readonly Sent[] = [
  // Nobody has answered in time: it is before the owner.
  { sent_h: 80, note: 'By the kettle, where else.', pictured: true },
  {
    sent_h: 50,
    note: '',
    link: 'https://www.instagram.com/p/moth-and-lamp/',
    decided: { at_h: 40, reason: 'The proof doesn’t show that you did this step.' },
  },
  { sent_h: 45, note: 'My sister took the picture.', pictured: true, decided: { at_h: 30, reason: null } },
  { sent_h: 20, note: 'Hallway, second floor.', pictured: true },
  { sent_h: 6, note: '', pictured: true, link: 'https://www.instagram.com/p/hallway-lamp/' },
  { sent_h: 1, note: 'The cat helped.', pictured: true },
];

export async function demoSubmissions(
  platform: Platform,
  club: Club,
  missionId: string,
  { fans, owner }: { fans: readonly SignedIn[]; owner: SignedIn },
): Promise<void> {
  const now = platform.clock.now().getTime();
  const at = (hours: number): Platform => ({
    ...platform,
    clock: { now: () => new Date(now - hours * HOUR_MS) },
  });
  for (const [place, { sent_h, note, link = null, pictured, decided }] of sent.entries()) {
    const fan = fans[place];
    if (fan === undefined) return;
    const svg = poster(`${club.handle}-proof-${place}`, club.hue, 'beams');
    const picture = pictured === true ? { svg, alt: 'The tour poster on a wall' } : null;
    const isSent = await demoSubmits(at(sent_h), fan, missionId, { link, note, picture }).then(
      () => true,
      unlessMuted,
    );
    if (!isSent || decided === undefined) continue;
    const of = { club_id: club.id, mission_id: missionId, user_id: fan.user_id, reason: decided.reason };
    await demoDecides(at(decided.at_h), owner, of);
  }
}

/** Whoever is muted that day sits it out. */
function unlessMuted(error: unknown): false {
  if (!(error instanceof Failure) || error.reason !== mutedHere) throw error;
  return false;
}

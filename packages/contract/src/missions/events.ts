// Owns the events of the missions domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofMission = z.object({ mission_id: z.string(), club_id: z.string() });

export const missionPublished = eventType('missions.published', ofMission);
export const missionEnded = eventType('missions.ended', ofMission);
/** Somebody began a round, or passed a step of it. */
export const missionProgressed = eventType('missions.progressed', ofMission.extend({ user_id: z.string() }));
/** All steps of a round passed; the reward, where there is one, was given in the same transaction unless something keeps it. */
export const missionCompleted = eventType(
  'missions.completed',
  ofMission.extend({ user_id: z.string(), period: z.string() }),
);
/** A round that was completed by mistake: it counts for nothing any more. */
export const rewardTakenBack = eventType(
  'missions.reward-taken-back',
  ofMission.extend({ user_id: z.string(), period: z.string() }),
);

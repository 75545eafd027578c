// Owns the shapes of the operator area: people and clubs to be suspended, what waits, what is off, and how the site is.
import { z } from 'zod';
import { clubCard } from '../clubs/shapes.ts';
import { features } from '../features.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

export const reason = z.string().trim().min(3, 'is shorter than 3 characters').max(300);

export const operatedPerson = z.object({
  user: userCard,
  email: z.string().nullable(),
  email_verified: z.boolean(),
  operator: z.boolean(),
  joined_at: time,
  suspended_at: time.nullable(),
});
export type OperatedPerson = z.infer<typeof operatedPerson>;

export const operatedClub = z.object({
  club: clubCard,
  owner: userCard.nullable(),
  founded_at: time,
  suspended_at: time.nullable(),
});
export type OperatedClub = z.infer<typeof operatedClub>;

/** How much waits for the operator, list by list. */
export const overview = z.object({
  payouts: z.int(),
  identity_checks: z.int(),
  disputes: z.int(),
  parked: z.int(),
  suspended_people: z.int(),
  suspended_clubs: z.int(),
  features_off: z.int(),
  announcements: z.int(),
});
export type Overview = z.infer<typeof overview>;

export const parkedWork = z.object({
  /** Begins with its kind: event, job or item. */
  id: z.string(),
  name: z.string(),
  attempts: z.int(),
  since: time,
  last_error: z.string().nullable(),
  /** False where this release has nothing that handles it: a retry would wait for ever. */
  can_retry: z.boolean(),
});
export type ParkedWork = z.infer<typeof parkedWork>;

export const siteHealth = z.object({
  lanes: z.array(z.object({ lane: z.string(), waiting: z.int(), running: z.int(), failed: z.int() })),
  events: z.array(z.object({ lane: z.string(), waiting: z.int() })),
  database: z.object({
    version: z.string(),
    size_bytes: z.int(),
    connections: z.int(),
    max_connections: z.int(),
    migrations: z.int(),
    latest_migration: z.string(),
  }),
  /** Of the disk with the data folder; files in a bucket are not counted here. */
  storage: z.object({ kind: z.enum(['disk', 's3']), free_bytes: z.int(), total_bytes: z.int() }),
  /** The latest in the data folder’s `backups`; null where none is there. */
  last_backup: z.object({ made_at: time, bytes: z.int() }).nullable(),
});
export type SiteHealth = z.infer<typeof siteHealth>;

export const auditRunStates = ['waiting', 'running', 'agrees', 'differs', 'failed'] as const;
export const auditRun = z.object({
  id,
  state: z.enum(auditRunStates),
  steps_done: z.int(),
  steps_all: z.int(),
  /** One line a domain, and one for each difference. */
  output: z.string(),
  asked_by: userCard.nullable(),
  created_at: time,
  ended_at: time.nullable(),
});
export type AuditRun = z.infer<typeof auditRun>;

export const featureSwitch = z.object({
  feature: z.enum(features),
  on: z.boolean(),
  note: z.string(),
  off_since: time.nullable(),
});
export type FeatureSwitch = z.infer<typeof featureSwitch>;

export const announcement = z.object({
  id,
  title: z.string(),
  text: z.string(),
  starts_at: time,
  ends_at: time,
});
export type Announcement = z.infer<typeof announcement>;

export const announcementText = {
  title: z.string().trim().min(1, 'is empty').max(80),
  text: z.string().trim().max(500).default(''),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
} as const;

export const featureNote = z.string().trim().max(300);

// Owns how rows of operations become the shapes of the contract.
import type { Announcement } from '@stagepass/contract/operations/shapes.ts';
import type { AnnouncementRow } from './tables.ts';

export function presentAnnouncement(row: AnnouncementRow): Announcement {
  const { id, title, text, starts_at, ends_at } = row;
  return { id, title, text, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
}

// Owns what a post of the demo world is, before it has an author and a time.
import type { Composition } from '#platform/art/poster.ts';

export interface DemoPost {
  by: 'owner' | 'staff' | 'fan';
  days_ago: number;
  text: string;
  /** Everybody's unless said otherwise. */
  audience?: 'members' | 'tier' | 'subscribers';
  teaser?: string;
  /** A print of ours, and what it shows. */
  picture?: { composition: Composition; alt: string };
  /** What stands behind the first link of its text, as a page would say it. */
  link?: { url: string; site: string; title: string; description: string; composition: Composition };
  pinned?: true;
  /** A question of its own, open for so many days from when it was written. */
  poll?: { options: readonly string[]; days: number; several?: boolean };
  /** Written now, to appear in so many days. */
  in_days?: number;
  comments?: readonly string[];
}

// Owns the way later rows read somebody's own clubs, as they read them themselves.
import type { OwnMembership } from '@stagepass/contract/memberships/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { listOwnMemberships as readPage } from '../reads/own-memberships.ts';

/** A page of them. */
export async function listOwnMembershipPage(
  platform: Platform,
  actor: Actor,
  asked: PageAsked,
): Promise<Page<OwnMembership>> {
  return readPage(platform, actor, asked);
}

/** Those they run first, then the one they joined last. */
export async function listOwnMemberships(
  platform: Platform,
  actor: Actor,
  { limit }: { limit: number },
): Promise<OwnMembership[]> {
  return (await readPage(platform, actor, { limit })).data;
}

// Owns what is read about tips: whether a club takes them, and for its staff those that it got.
import type { Tip, TipJar } from '@stagepass/contract/tips/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { tipRefusal } from '../access.ts';
import { byMoment, isJarOn, listOfClub } from '../tips.store.ts';

export async function readJar(platform: Platform, actor: Actor, club: string): Promise<TipJar> {
  const { db } = platform;
  const door = await loadClubFor(platform, db, actor, club, 'see-inside');
  const on = await isJarOn(db, door.club.id);
  const refusal = tipRefusal(door, on);
  return { on, refusal: refusal === null ? null : { code: refusal.code, message: refusal.message } };
}

export async function readTips(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  asked: PageAsked,
): Promise<Page<Tip>> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, idOrHandle, 'manage-sales');
  const { rows, next_cursor } = await byMoment.page(asked, (page) => listOfClub(db, club.id, page));
  // Of those who stay unnamed not even the card is read.
  const cards = await loadUserCards(
    platform,
    db,
    rows.flatMap(({ user_id, anonymous }) => (anonymous || user_id === null ? [] : [user_id])),
  );
  const data = rows.map(
    ({ id, user_id, anonymous, amount_cents, fee_cents, note, note_held, post_id, at }) => ({
      ...{ id, anonymous, amount_cents, note, note_held, post_id },
      from: anonymous ? null : (cards.get(user_id ?? '') ?? null),
      to_club_cents: amount_cents - fee_cents,
      at: at.toISOString(),
    }),
  );
  return { data, next_cursor };
}

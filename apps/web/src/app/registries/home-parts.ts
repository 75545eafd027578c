// Owns the list of what all domains show on a person's own home.
import { homePart as clubs } from '#domains/fronts/home-part.tsx';
import { homePart as posts } from '#domains/posts/home-part.tsx';
import { homePart as doors } from '#domains/redemption/home-part.tsx';
import { homeParts } from '#domains/users/public/home-slot.ts';
import { inOrder } from '#platform/slot/slot.ts';
import { screenOrder } from './screen-order.ts';

export function fillHomeParts(): void {
  homeParts.fill(inOrder(screenOrder.home, [doors, clubs, posts]));
}

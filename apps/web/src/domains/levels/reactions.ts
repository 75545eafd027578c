// Owns what the app does by itself when a level or tier is another one: it takes the change, and shows it once.
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { showWaitingChanges } from './public/show-waiting-changes.ts';
import './public/invalidate.ts';

export const onBack = () => void showWaitingChanges();

export const reactions: Reactions<'levelChanged'> = {
  levelChanged() {
    void invalidateClubs(queryClient);
    void showWaitingChanges();
  },
};

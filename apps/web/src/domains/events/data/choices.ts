// Owns which tickets can be chosen for an event: the club's live ones, and those that it has already.
import type { EventView } from '@stagepass/contract/events/shapes.ts';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';

interface Choice {
  id: string;
  name: string;
}

export function useTicketChoice(clubId: string, event: EventView | null): Choice[] {
  const live = useLiveDesigns(clubId).data ?? [];
  const own = event?.tickets.map(({ design }) => design) ?? [];
  const all = [
    ...own,
    ...live.filter(({ kind, id }) => kind === 'ticket' && !own.some((one) => one.id === id)),
  ];
  return all.map(({ id, name }) => ({ id, name }));
}

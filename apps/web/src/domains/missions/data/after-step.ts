// Owns what is asked anew after a step: the mission itself first, because it says which step comes next.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { invalidateBadges } from '#domains/badges/public/invalidate.ts';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { invalidateTokens } from '#domains/tokens/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { missionKey } from './missions.ts';

/** The mission as it is now. XP moves a member's level and tier, and a reward what they have: those are renewed meanwhile. */
async function renewMission(client: QueryClient, id: string): Promise<MissionView> {
  const mission = await callData('GET /missions/:id', { params: { id } });
  client.setQueryData(missionKey(id), mission);
  // All answers about missions but this one, which is new; those of clubs renew the lists of missions too.
  void invalidateClubs(client);
  if (mission.rewards.length > 0) {
    void invalidateItems(client);
    void invalidateLedger(client);
    void invalidateBadges(client);
    void invalidateTokens(client);
  }
  return mission;
}

export function useRenewMission(id: string): () => Promise<MissionView> {
  const client = useQueryClient();
  return () => renewMission(client, id);
}

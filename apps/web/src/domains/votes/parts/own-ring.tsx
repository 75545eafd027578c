// The viewer's own picture, with as many arcs around it as their tier in the club has.
import { TierRing } from '@stagepass/ui/avatar/avatar.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useSession } from '#platform/session/session.ts';

const SIZE = 44;
const RING = 10;

export function OwnRing({ tier }: { tier: { rank: number } | null }) {
  const session = useSession();
  if (session === null) return null;
  const arcs = Math.min(Math.max(tier?.rank ?? 0, 0), 4) as 0 | 1 | 2 | 3 | 4;
  if (arcs === 0) return <PersonAvatar person={session} size={SIZE - RING} />;
  return (
    <TierRing arcs={arcs} size={SIZE}>
      <PersonAvatar person={session} size={SIZE - RING} />
    </TierRing>
  );
}

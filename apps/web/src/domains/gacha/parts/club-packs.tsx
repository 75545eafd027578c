// The packs that a club has open, on its home; nothing where there is none.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useClubPools } from '../data/pool.ts';
import { packCopy } from '../pack-copy.ts';
import { PoolRow } from './pool-row.tsx';

const MOST = 2;

export function ClubPacks({ club }: { club: { id: string; handle: string } }) {
  const words = useCopy(packCopy);
  const { data } = useClubPools(club.id);
  const open = data?.filter(({ state }) => state === 'open').slice(0, MOST) ?? [];
  if (open.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={words.homeTitle}
        action={<Link to={clubScreenPath(club.handle, 'gacha')}>{words.homeAll}</Link>}
      />
      <ul className="grid gap-2.5">
        {open.map((pool) => (
          <li key={pool.id}>
            <PoolRow pool={pool} />
          </li>
        ))}
      </ul>
    </section>
  );
}

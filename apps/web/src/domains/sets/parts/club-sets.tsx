// The sets of a club on its home; nothing where there is none.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { setsCopy } from '../copy.ts';
import { useClubSets } from '../data/sets.ts';
import { SetLines } from './set-lines.tsx';

const SHOWN = 3;

export function ClubSets({ club }: { club: { id: string } }) {
  const copy = useCopy(setsCopy);
  const { data } = useClubSets(club.id);
  if (data === undefined || data.length === 0) return null;
  return (
    <>
      <SectionHead title={copy.club} />
      <SetLines sets={data.slice(0, SHOWN)} inClub />
    </>
  );
}

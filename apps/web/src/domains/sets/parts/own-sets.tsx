// The sets that I collect, in my inventory; nothing where there is none.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { More } from '#platform/query/more.tsx';
import { setsCopy } from '../copy.ts';
import { useOwnSets } from '../data/sets.ts';
import { SetLines } from './set-lines.tsx';

export function Part() {
  const copy = useCopy(setsCopy);
  const query = useOwnSets();
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <>
      <SectionHead title={copy.sets} />
      <SetLines sets={query.data} />
      <More query={query} copy={copy} />
    </>
  );
}

// The drawer with the odds of every item, of what is open or of what is announced.
import type { GachaPool, GachaVersion } from '@stagepass/contract/gacha/shapes.ts';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn, momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { gachaCopy } from '../copy.ts';
import { gachaOddsPath } from '../public/paths.ts';
import { VersionOdds } from './version-odds.tsx';

export interface OddsDrawerProps {
  pool: GachaPool;
  version: GachaVersion;
  onClose: () => void;
}

export function OddsDrawer({ pool, version, onClose }: OddsDrawerProps) {
  const { odds } = useCopy(gachaCopy);
  const { tag } = useLocale();
  const facts = { name: pool.name, version: version.n };
  const description =
    version.state === 'announced'
      ? odds.coming({ ...facts, date: momentIn(tag, version.opens_at) })
      : odds.unchanged({ ...facts, date: dayIn(tag, version.opens_at) });
  return (
    <Sheet onClose={onClose} title={odds.drawer} description={description}>
      <VersionOdds version={version} />
      <ListRow
        title={odds.drawn}
        leads
        render={(anatomy) => <Link to={gachaOddsPath(pool.id)} {...anatomy} />}
      />
    </Sheet>
  );
}

// The way from a club's home to its fan token; nothing where it has none.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { coins } from '@stagepass/ui/icon/phosphor/coins.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { tokensCopy } from '../copy.ts';
import { useOwnTokens } from '../data/tokens.ts';
import { clubTokenPath } from '../public/paths.ts';
import { tokenWords } from '../public/token-words.ts';

export function ClubTokenRow({ club: { id, handle } }: { club: { id: string; handle: string } }) {
  const { home } = useCopy(tokensCopy);
  const token = useOwnTokens().data?.find(({ club }) => club.id === id);
  if (token === undefined) return null;
  const { symbol, balance } = token;
  return (
    <section>
      <SectionHead title={home.title} />
      <RowGroup>
        <ListRow
          title={<bdi>{token.name}</bdi>}
          detail={balance > 0 ? home.have({ amount: tokenWords(balance, symbol) }) : home.none({ symbol })}
          leading={<IconPlate tone="gel" icon={<Icon of={coins} />} />}
          leads
          render={(anatomy) => <Link to={clubTokenPath(handle)} {...anatomy} />}
        />
      </RowGroup>
    </section>
  );
}

// The way to the wallet, to saved cards and to one's limits, on the settings screen.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { creditCard } from '@stagepass/ui/icon/phosphor/credit-card.ts';
import { gauge } from '@stagepass/ui/icon/phosphor/gauge.ts';
import { wallet } from '@stagepass/ui/icon/phosphor/wallet.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cardNameCopy } from '../card-name-copy.ts';
import { limitsCopy } from '../limits-copy.ts';
import { limitsPath, savedCardsPath, walletPath } from '../public/paths.ts';

export function Section() {
  const copy = useCopy(limitsCopy);
  const cards = useCopy(cardNameCopy);
  return (
    <RowGroup heading={copy.section}>
      <ListRow
        title={copy.walletRow}
        detail={copy.walletDetail}
        leading={<Icon of={wallet} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={walletPath()} {...anatomy} />}
      />
      <ListRow
        title={cards.row}
        detail={cards.rowDetail}
        leading={<Icon of={creditCard} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={savedCardsPath()} {...anatomy} />}
      />
      <ListRow
        title={copy.row}
        detail={copy.rowDetail}
        leading={<Icon of={gauge} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={limitsPath()} {...anatomy} />}
      />
    </RowGroup>
  );
}

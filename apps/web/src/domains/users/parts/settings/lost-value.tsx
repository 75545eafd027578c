// What goes with the account: money that is not paid out, things that nobody gets, bids that end. With the ways to save of it
// what can be saved.
import { formatUsd } from '@stagepass/base/money.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowUUpLeft } from '@stagepass/ui/icon/phosphor/arrow-u-up-left.ts';
import { coins } from '@stagepass/ui/icon/phosphor/coins.ts';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { vault } from '@stagepass/ui/icon/phosphor/vault.ts';
import { wallet } from '@stagepass/ui/icon/phosphor/wallet.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import type { ComponentProps } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import type { Deletion } from '../../data/account-end.ts';
import { hasValue, type LostValue, tokenNames } from '../../model/lost-value.ts';
import { peopleCopy } from '../../people-copy.ts';
import {
  ownThingsPath,
  ownTokensPath,
  ownTradesPath,
  ownWalletPath,
  returnTopUpsPath,
} from '../../public/paths.ts';

export function Lost({ value }: { value: Deletion['value'] }) {
  const { lost: copy } = useCopy(peopleCopy).deletion;
  if (!hasValue(value)) return <p className="sp-quiet">{copy.nothing}</p>;
  return (
    <div className="grid gap-3">
      <RowGroup heading={copy.title}>
        <Money value={value} />
        {value.items === value.tickets ? null : (
          <Way
            to={ownThingsPath()}
            icon={vault}
            title={copy.items({ count: value.items - value.tickets })}
            detail={value.listed === 0 ? copy.itemsText : copy.listed({ count: value.listed })}
          />
        )}
        {value.tickets === 0 ? null : (
          <Way
            to={ownThingsPath()}
            icon={ticket}
            title={copy.tickets({ count: value.tickets })}
            detail={copy.ticketsText}
          />
        )}
        {value.tokens.length === 0 ? null : (
          <Way
            to={ownTokensPath()}
            icon={coins}
            title={copy.tokens({ tokens: tokenNames(value, copy.more) })}
            detail={copy.tokensText}
          />
        )}
        {value.leading === 0 ? null : (
          <Way
            to={ownTradesPath()}
            icon={gavel}
            title={copy.leading({ count: value.leading })}
            detail={copy.leadingText({ count: value.leading, amount: formatUsd(value.held_cents) })}
          />
        )}
      </RowGroup>
      {value.owed_cents === 0 ? null : (
        <Notice tone="warn">{copy.owed({ amount: formatUsd(value.owed_cents) })}</Notice>
      )}
    </div>
  );
}

function Money({ value }: { value: LostValue }) {
  const { lost: copy } = useCopy(peopleCopy).deletion;
  const { credits_cents, returnable_cents } = value;
  if (credits_cents === 0) return null;
  return (
    <>
      <Way
        to={ownWalletPath()}
        icon={wallet}
        title={copy.credits({ amount: formatUsd(credits_cents) })}
        detail={copy.creditsText}
      />
      {returnable_cents === 0 ? null : (
        <Way
          to={returnTopUpsPath()}
          icon={arrowUUpLeft}
          title={copy.returnable({ amount: formatUsd(returnable_cents) })}
          detail={copy.returnableText}
        />
      )}
    </>
  );
}

type WayProps = { to: string; icon: ComponentProps<typeof Icon>['of']; title: string; detail: string };

function Way({ to, icon, title, detail }: WayProps) {
  return (
    <ListRow
      title={title}
      detail={detail}
      leading={<Icon of={icon} />}
      leads
      render={(anatomy) => <Link to={to} {...anatomy} />}
    />
  );
}

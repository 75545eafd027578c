// What is in a club that is to be deleted, and what happens to each of it: only what is there has a line.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ClubValue } from '@stagepass/contract/clubs/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bank } from '@stagepass/ui/icon/phosphor/bank.ts';
import { cards } from '@stagepass/ui/icon/phosphor/cards.ts';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import { tag } from '@stagepass/ui/icon/phosphor/tag.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { trophy } from '@stagepass/ui/icon/phosphor/trophy.ts';
import { users } from '@stagepass/ui/icon/phosphor/users.ts';
import { vault } from '@stagepass/ui/icon/phosphor/vault.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import type { ComponentProps } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { deletionCopy } from '../../deletion-copy.ts';

type Drawing = ComponentProps<typeof Icon>['of'];

interface Line {
  icon: Drawing;
  count: number;
  title: string;
  detail: string;
}

export function DeletionValue({ value }: { value: ClubValue }) {
  const copy = useCopy(deletionCopy);
  const counted = (
    icon: Drawing,
    count: number,
    { title, detail }: { title: (of: { count: number }) => string; detail: string },
  ): Line => ({ icon, count, title: title({ count }), detail });
  const lines: readonly Line[] = [
    {
      icon: bank,
      count: value.balance_cents,
      title: copy.balance.title({ amount: formatUsd(value.balance_cents) }),
      detail: copy.balance.detail,
    },
    {
      icon: gift,
      count: value.mission_budget_cents,
      title: copy.budget.title({ amount: formatUsd(value.mission_budget_cents) }),
      detail: copy.budget.detail,
    },
    {
      icon: trophy,
      count: value.campaign_cents,
      title: copy.campaigns.title({ amount: formatUsd(value.campaign_cents) }),
      detail: copy.campaigns.detail,
    },
    counted(trophy, value.campaign_items, copy.campaignItems),
    counted(ticket, value.fan_tickets, copy.tickets),
    counted(vault, value.fan_items - value.fan_tickets, copy.items),
    counted(gavel, value.auctions_led, copy.auctionsLed),
    counted(gavel, value.auctions_without_bid, copy.auctionsWithoutBid),
    counted(tag, value.resale_listings, copy.resales),
    counted(storefront, value.store_listings, copy.store),
    counted(cards, value.packs, copy.packs),
    counted(users, value.members, copy.members),
  ];
  return (
    <RowGroup heading={copy.title}>
      {lines
        .filter(({ count }) => count > 0)
        .map(({ icon, title, detail }) => (
          <ListRow key={title} title={title} detail={detail} leading={<Icon of={icon} size="1.375rem" />} />
        ))}
    </RowGroup>
  );
}

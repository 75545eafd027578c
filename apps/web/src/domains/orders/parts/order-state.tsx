// What became of an order, as a word with its sign: color alone says nothing.
import type { OrderState } from '@stagepass/contract/orders/shapes.ts';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { arrowRight } from '@stagepass/ui/icon/phosphor/arrow-right.ts';
import { arrowUUpLeft } from '@stagepass/ui/icon/phosphor/arrow-u-up-left.ts';
import { cards } from '@stagepass/ui/icon/phosphor/cards.ts';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { tag } from '@stagepass/ui/icon/phosphor/tag.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { ordersCopy } from '../copy.ts';

const looks: Record<OrderState, { icon: IconShape; tone: 'good' | 'warn' | 'plain' }> = {
  paid: { icon: checkCircle, tone: 'good' },
  listed: { icon: tag, tone: 'warn' },
  used: { icon: ticket, tone: 'plain' },
  'passed-on': { icon: arrowRight, tone: 'plain' },
  opened: { icon: cards, tone: 'good' },
  refunded: { icon: arrowUUpLeft, tone: 'plain' },
};

export function OrderStateWord({ state }: { state: OrderState }) {
  const { states } = useCopy(ordersCopy);
  const { icon, tone } = looks[state];
  return (
    <span className="sp-order-state" data-tone={tone}>
      <Icon of={icon} />
      {states[state]}
    </span>
  );
}

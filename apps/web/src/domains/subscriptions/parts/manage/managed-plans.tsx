// The plans of a club for those who run it: each opens its form.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ManagedPlan } from '@stagepass/contract/subscriptions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { TabOff } from '#domains/clubs/public/tab-off.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useManagedPlans } from '../../data/manage.ts';
import { manageSubscriptionsCopy } from '../../manage-copy.ts';

const PlanSheet = lateSheet(() => import('./plan-sheet.tsx'), 'PlanSheet');

export function ManagedPlans({ club }: { club: ClubView }) {
  const copy = useCopy(manageSubscriptionsCopy);
  const query = useManagedPlans(club.id);
  /** `new`, or the id of the one that is open. */
  const [open, setOpen] = useState<string | null>(null);
  const add = (
    <Button icon={<Icon of={plus} />} aria-haspopup="dialog" onClick={() => setOpen('new')}>
      {copy.add}
    </Button>
  );
  return (
    <>
      <Answered query={query} copy={copy} failed={copy.failed}>
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState title={copy.empty} action={add}>
              {copy.emptyText}
            </EmptyState>
          ) : (
            <div className="grid gap-4">
              {club.modules.some(({ module, on }) => module === 'subscriptions' && !on) ? (
                <TabOff club={club} module="subscriptions" />
              ) : null}
              <RowGroup>
                {plans.map((plan) => (
                  <PlanRow key={plan.id} plan={plan} onPress={() => setOpen(plan.id)} />
                ))}
              </RowGroup>
              {add}
            </div>
          )
        }
      </Answered>
      {open === null ? null : (
        <PlanSheet
          key={open}
          waitingTitle={open === 'new' ? copy.form.newTitle : copy.form.editTitle}
          clubId={club.id}
          plan={query.data?.find(({ id }) => id === open) ?? null}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function PlanRow({ plan, onPress }: { plan: ManagedPlan; onPress: () => void }) {
  const copy = useCopy(manageSubscriptionsCopy);
  const { name, monthly_cents, yearly_cents, state, subscribers, places, taken } = plan;
  const detail = [
    ...(monthly_cents === null ? [] : [copy.per.monthly({ price: formatUsd(monthly_cents) })]),
    ...(yearly_cents === null ? [] : [copy.per.yearly({ price: formatUsd(yearly_cents) })]),
    copy.subscribers({ count: subscribers }),
    ...(places === null ? [] : [copy.ofPlaces({ count: taken, places })]),
  ].join(' · ');
  return (
    <ListRow
      title={<bdi>{name}</bdi>}
      detail={detail}
      trailing={state === 'active' ? undefined : copy.states[state]}
      leads
      disabled={state === 'archived'}
      onPress={onPress}
    />
  );
}

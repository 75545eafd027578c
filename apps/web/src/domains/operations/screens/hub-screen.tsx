// /operator: what waits for the site operator, and the way to everything that they run.

import type { Overview } from '@stagepass/contract/operations/shapes.ts';
import { CountBadge } from '@stagepass/ui/count-badge/count-badge.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { settingsPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { operatorCopy } from '../copy.ts';
import { useCasesWaiting, useOverview } from '../data/operator.ts';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { operatorPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(operatorCopy);
  const overview = useOverview();
  return (
    <OperatorFrame title={copy.title} above={settingsPath()}>
      <Answered query={overview} copy={copy} failed={copy.loadFailed}>
        {(found) => <Hub found={found} />}
      </Answered>
    </OperatorFrame>
  );
}

function Hub({ found }: { found: Overview }) {
  const { hub } = useCopy(operatorCopy);
  const cases = useCasesWaiting();
  const { payouts, identity_checks: checks, disputes } = found;
  const suspendedCount = (count: number) => hub.suspendedCount({ count });
  return (
    <div className="grid gap-5">
      <RowGroup heading={hub.waiting}>
        <Way to="reports" title={hub.reports} count={cases.data?.waiting ?? 0} />
        <Way
          to="money"
          title={hub.money}
          detail={hub.moneyDetail({ payouts, checks, disputes })}
          count={payouts + checks + disputes}
        />
        <Way
          to="system"
          title={hub.system}
          detail={hub.parked({ count: found.parked })}
          count={found.parked}
        />
      </RowGroup>
      <RowGroup heading={hub.run}>
        <Way to="people" title={hub.people} detail={suspendedCount(found.suspended_people)} />
        <Way to="clubs" title={hub.clubs} detail={suspendedCount(found.suspended_clubs)} />
        <Way to="pages" title={hub.pages} detail={hub.pagesDetail} />
        <Way to="tables" title={hub.tables} detail={hub.tablesDetail} />
        <Way to="features" title={hub.features} detail={hub.off({ count: found.features_off })} />
        <Way
          to="announcements"
          title={hub.announcements}
          detail={hub.shown({ count: found.announcements })}
        />
      </RowGroup>
    </div>
  );
}

function Way({
  to,
  title,
  detail,
  count = 0,
}: {
  to: string;
  title: string;
  detail?: string;
  count?: number;
}) {
  return (
    <ListRow
      title={title}
      detail={detail}
      trailing={count === 0 ? null : <CountBadge>{count}</CountBadge>}
      leads
      render={(anatomy) => <Link to={operatorPath(to)} {...anatomy} />}
    />
  );
}

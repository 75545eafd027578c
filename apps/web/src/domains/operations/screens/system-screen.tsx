// /operator/system: work that was given up, the lanes of jobs, database and storage, and audits.

import type { SiteHealth } from '@stagepass/contract/operations/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { operatorCopy } from '../copy.ts';
import { useHealth } from '../data/operator.ts';
import { AuditRuns } from '../parts/audit-runs.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { ParkedWorkList } from '../parts/parked-work.tsx';
import { operatorPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(operatorCopy);
  const health = useHealth();
  return (
    <OperatorFrame title={copy.system.title} above={operatorPath()}>
      <ParkedWorkList />
      <AuditRuns />
      <Answered query={health} copy={copy} failed={copy.loadFailed}>
        {(found) => <Health found={found} />}
      </Answered>
    </OperatorFrame>
  );
}

function Health({ found: { lanes, events, database, storage, last_backup } }: { found: SiteHealth }) {
  const copy = useCopy(operatorCopy).system;
  const { tag } = useLocale();
  const size = (bytes: number) => sizeIn(tag, bytes);
  const disk = { free: size(storage.free_bytes), total: size(storage.total_bytes) };
  return (
    <>
      <SectionHead title={copy.database} />
      <RowGroup>
        <ListRow
          title={copy.version({ version: database.version, size: size(database.size_bytes) })}
          detail={[
            copy.connections({ open: database.connections, most: database.max_connections }),
            copy.migrations({ count: database.migrations, name: database.latest_migration }),
          ].join(' · ')}
        />
        <ListRow title={copy.storage} detail={storage.kind === 's3' ? copy.bucket(disk) : copy.disk(disk)} />
        <ListRow
          title={copy.backup}
          detail={
            last_backup === null
              ? copy.noBackup
              : `${momentIn(tag, last_backup.made_at)}, ${size(last_backup.bytes)}`
          }
        />
      </RowGroup>
      <SectionHead title={copy.lanes} />
      <RowGroup>
        {lanes.map(({ lane, ...counts }) => (
          <ListRow key={lane} title={lane} detail={copy.lane(counts)} />
        ))}
        {events.map(({ lane, waiting }) => (
          <ListRow key={lane} title={copy.events({ lane })} detail={copy.eventsWaiting({ waiting })} />
        ))}
      </RowGroup>
    </>
  );
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

function sizeIn(tag: string, bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = units[step] ?? 'byte';
  return numbersIn(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / 1000 ** step);
}

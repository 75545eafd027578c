// Who claimed at a station, newest first.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ManagedStation } from '@stagepass/contract/stations/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useClaims } from '../../data/manage.ts';
import { manageStationsCopy } from '../../manage-copy.ts';

export function ClaimsSheet({
  station,
  onClose,
}: {
  station: Pick<ManagedStation, 'id' | 'title'>;
  onClose: () => void;
}) {
  const copy = useCopy(manageStationsCopy);
  const { claims } = copy;
  const { tag } = useLocale();
  const query = useClaims(station.id);
  return (
    <Sheet onClose={onClose} title={claims.title} description={station.title}>
      <Answered query={query} copy={copy} failed={claims.failed}>
        {(found) =>
          found.length === 0 ? (
            <p className="sp-quiet">{claims.empty}</p>
          ) : (
            <>
              <RowGroup>
                {found.map(({ id, user, at, number, paid_cents }) => (
                  <ListRow
                    key={id}
                    title={user?.display_name ?? claims.gone}
                    detail={[
                      momentIn(tag, at),
                      number === null ? '' : claims.number({ number }),
                      paid_cents === 0 ? '' : claims.paid({ price: formatUsd(paid_cents) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                ))}
              </RowGroup>
              <More query={query} />
            </>
          )
        }
      </Answered>
    </Sheet>
  );
}

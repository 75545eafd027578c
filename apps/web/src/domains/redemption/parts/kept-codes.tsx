// The tickets and coupons whose codes this phone can show by itself, for fans who can't reach their inventory offline.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { identificationCard } from '@stagepass/ui/icon/phosphor/identification-card.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { fanPassPath, itemCodePath } from '#domains/items/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { redemptionCopy } from '../copy.ts';
import { useKeptCodes } from '../data/item-code.ts';

export function KeptCodes({ userId }: { userId: string }) {
  const copy = useCopy(redemptionCopy);
  const { number: numbered } = useCopy(itemCopy);
  const kept = useKeptCodes(userId);
  useTitle(copy.kept.title);
  return (
    <Answered query={kept} copy={copy} failed={copy.code.failed}>
      {(codes) => (
        <>
          <h1 className="sp-display mb-2">{copy.kept.title}</h1>
          <p className="sp-quiet mb-5">{copy.kept.lead}</p>
          {codes.length === 0 ? (
            <EmptyState title={copy.kept.emptyTitle}>{copy.kept.empty}</EmptyState>
          ) : null}
          <RowGroup>
            {codes.map(({ item }) => (
              <ListRow
                key={item.id}
                title={<bdi>{item.design.name}</bdi>}
                detail={[item.design.club?.name, numbered({ number: item.number })]
                  .filter(Boolean)
                  .join(', ')}
                leading={<IconPlate icon={<Icon of={ticket} />} />}
                leads
                render={(anatomy) => <Link to={itemCodePath(item.id)} {...anatomy} />}
              />
            ))}
            <ListRow
              title={copy.pass.title}
              leading={<IconPlate icon={<Icon of={identificationCard} />} />}
              leads
              render={(anatomy) => <Link to={fanPassPath()} {...anatomy} />}
            />
          </RowGroup>
        </>
      )}
    </Answered>
  );
}

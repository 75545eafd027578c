// The copies of a design by number: who holds each, since when, and where it is.
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useHolders } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { itemCopy } from '../public/item-copy.ts';
import { SheetStep } from '../public/sheet-step.tsx';
import type { DesignStepProps } from './design-step-props.ts';

export function HoldersStep({ design, onBack, onBusy }: DesignStepProps) {
  const copy = useCopy(manageItemsCopy);
  const { states } = useCopy(itemCopy);
  const { tag } = useLocale();
  const holders = useHolders(design.id);
  return (
    <SheetStep
      title={copy.holders.title}
      lead={copy.sheet.holders({ count: design.management?.holders ?? 0 })}
      back={{ label: copy.back, onBack }}
      busy={false}
      onBusy={onBusy}
    >
      <Answered query={holders} copy={copy} failed={copy.holders.failed}>
        {(found) =>
          found.length === 0 ? (
            <p className="sp-quiet">{copy.holders.empty}</p>
          ) : (
            <>
              <RowGroup>
                {found.map(({ id, holder, number, state, origin, acquired_at }) => (
                  <ListRow
                    key={id}
                    title={holder === null ? copy.holders.club : <bdi>{holder.display_name}</bdi>}
                    detail={
                      state === 'held'
                        ? copy.holders.since({
                            origin: copy.holders.origins[origin],
                            date: dayIn(tag, acquired_at),
                          })
                        : states[state]
                    }
                    leading={holder === null ? undefined : <PersonAvatar person={holder} size={40} />}
                    trailing={<span className="sp-serial">{copy.holders.number({ number })}</span>}
                    render={
                      holder === null
                        ? undefined
                        : (anatomy) => <Link to={userPath(holder.user_name)} {...anatomy} />
                    }
                  />
                ))}
              </RowGroup>
              <More query={holders} copy={copy} />
            </>
          )
        }
      </Answered>
    </SheetStep>
  );
}

// The copies of a design that the club holds, by number, and the ways to sell them again.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useClubCopies } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { sellDesignPath } from '../public/paths.ts';
import { SheetStep } from '../public/sheet-step.tsx';
import type { DesignStepProps } from './design-step-props.ts';

export function ClubCopiesStep({ club, design, onBack, onBusy }: DesignStepProps) {
  const copy = useCopy(manageItemsCopy);
  const { tag } = useLocale();
  const day = datesIn(tag, { dateStyle: 'medium' });
  const words = copy.clubCopies;
  const copies = useClubCopies(design.id);
  const hidden = design.management?.hidden !== null;
  return (
    <SheetStep
      title={words.title}
      lead={words.lead}
      back={{ label: copy.back, onBack }}
      busy={false}
      onBusy={onBusy}
      act={
        hidden ? (
          <Button disabled>{words.sell}</Button>
        ) : (
          <LinkButton to={sellDesignPath(club.handle, design.id)}>{words.sell}</LinkButton>
        )
      }
    >
      <Answered query={copies} copy={copy} failed={words.failed}>
        {(found) =>
          found.length === 0 ? (
            <p className="sp-quiet">{words.empty}</p>
          ) : (
            <>
              <RowGroup>
                {found.map(({ id, number, acquired_at }) => (
                  <ListRow
                    key={id}
                    title={copy.holders.number({ number })}
                    detail={words.since({ date: day.format(new Date(acquired_at)) })}
                  />
                ))}
              </RowGroup>
              <More query={copies} copy={copy} />
              {hidden || !design.transferable ? null : (
                <div className="mt-4">
                  <LinkButton to={sellDesignPath(club.handle, design.id, 'auctions')} variant="outline" wide>
                    {words.auction}
                  </LinkButton>
                </div>
              )}
            </>
          )
        }
      </Answered>
    </SheetStep>
  );
}

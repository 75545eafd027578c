// What was given away of a design before: when, by whom, with which line, and what became of it.
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { type ItemGrant, useGrants } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { SheetStep } from '../public/sheet-step.tsx';
import type { DesignStepProps } from './design-step-props.ts';
import { GrantOutcome } from './grant-outcome.tsx';

export function GrantsStep({ design, onBack, onBusy }: DesignStepProps) {
  const copy = useCopy(manageItemsCopy);
  const grants = useGrants(design.id);
  const [opened, setOpened] = useState<ItemGrant | null>(null);
  return (
    <SheetStep
      key={opened?.id ?? 'all'}
      title={copy.grants.title}
      lead={opened === null ? copy.grants.lead : <GrantLine grant={opened} />}
      back={{ label: copy.back, onBack: opened === null ? onBack : () => setOpened(null) }}
      busy={false}
      onBusy={onBusy}
    >
      {opened === null ? (
        <Answered query={grants} copy={copy} failed={copy.grants.failed}>
          {(found) =>
            found.length === 0 ? (
              <p className="sp-quiet">{copy.grants.empty}</p>
            ) : (
              <>
                <RowGroup>
                  {found.map((grant) => (
                    <ListRow
                      key={grant.id}
                      title={copy.grants.line({ granted: grant.granted, wanted: grant.wanted })}
                      detail={<GrantLine grant={grant} />}
                      leads
                      onPress={() => setOpened(grant)}
                    />
                  ))}
                </RowGroup>
                <More query={grants} copy={copy} />
              </>
            )
          }
        </Answered>
      ) : (
        <GrantOutcome grant={opened} />
      )}
    </SheetStep>
  );
}

/** When and by whom, and the line that went with it. */
function GrantLine({ grant }: { grant: ItemGrant }) {
  const { grants: copy } = useCopy(manageItemsCopy);
  const { tag } = useLocale();
  const date = momentIn(tag, grant.created_at);
  return (
    <>
      {grant.by === null ? date : copy.by({ date, name: grant.by.display_name })}
      {grant.note === '' ? null : (
        <span className="block" dir="auto">
          “{grant.note}”
        </span>
      )}
    </>
  );
}

// /operator/pages: partner pages, each edited beside a preview of what visitors will see.
import type { PartnerPage } from '@stagepass/contract/pages/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { partnerPath } from '#domains/pages/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { operatorCopy } from '../copy.ts';
import { usePartnerPages } from '../data/operator.ts';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { PageSheet } from '../parts/page-sheet.tsx';
import { operatorPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(operatorCopy);
  const query = usePartnerPages();
  const [open, setOpen] = useState<PartnerPage | 'new' | null>(null);
  return (
    <OperatorFrame title={copy.pages.title} above={operatorPath()}>
      <div className="mb-4">
        <Button onClick={() => setOpen('new')}>{copy.pages.add}</Button>
      </div>
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(pages) => (
          <RowGroup>
            {pages.map((page) => (
              <ListRow
                key={page.slug}
                title={page.title}
                detail={partnerPath(page.slug)}
                leads
                onPress={() => setOpen(page)}
              />
            ))}
          </RowGroup>
        )}
      </Answered>
      {open === null ? null : (
        <PageSheet page={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
      )}
    </OperatorFrame>
  );
}

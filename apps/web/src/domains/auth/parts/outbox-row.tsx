// The way to the mail of an instance that sends none: without it nobody finds the code they wait for.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { tray } from '@stagepass/ui/icon/phosphor/tray.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { codeCopy } from '../code-copy.ts';
import type { Providers } from '../data/providers.ts';

/** Only where everybody may read it: on a demo whose letters go to its outbox. */
export function hasOpenOutbox(offered: Providers | undefined): boolean {
  return offered?.mail === 'outbox' && offered.demo !== null;
}

export function OutboxRow({ offered }: { offered: Providers | undefined }) {
  const copy = useCopy(codeCopy);
  if (offered?.mail === 'outbox' && offered.demo === null) return <NoMail contact={offered.contact_email} />;
  if (!hasOpenOutbox(offered)) return null;
  return (
    <RowGroup>
      <ListRow
        title={copy.outbox}
        detail={copy.outboxHint}
        leading={<IconPlate icon={<Icon of={tray} />} tone="gel" />}
        leads
        // Beside this page: what is typed here stays.
        render={(anatomy) => <a href="/dev/outbox" target="_blank" rel="noopener" {...anatomy} />}
      />
    </RowGroup>
  );
}

/** Nobody waits for what cannot come. */
function NoMail({ contact }: { contact: string | null }) {
  const copy = useCopy(codeCopy);
  return (
    <div role="status">
      <Notice tone="warn">{contact === null ? copy.noMail : copy.noMailContact({ contact })}</Notice>
    </div>
  );
}

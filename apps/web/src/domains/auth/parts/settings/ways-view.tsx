// Ways to sign in: each linked one, and those that can be added here.
import type { MethodKind } from '@stagepass/contract/auth/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { linkBreak } from '@stagepass/ui/icon/phosphor/link-break.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { accountCopy } from '../../account-copy.ts';
import { type Security, type SignInMethod, useSecurity, useSecurityChanges } from '../../data/security.ts';
import { methodIcons } from '../../model/method-icons.ts';
import { dayText } from '../../model/short-time.ts';
import { changePasswordPath } from '../../public/paths.ts';
import { useStepUp } from '../../public/use-step-up.tsx';
import { AddWays } from './add-ways.tsx';
import { AnsweredBelow, ViewHead } from './view-parts.tsx';

export function View() {
  const copy = useCopy(accountCopy);
  const security = useSecurity();
  return (
    <>
      <ViewHead title={copy.ways.title} lead={copy.ways.lead} />
      <AnsweredBelow query={security} failed={copy.section.failed}>
        {(data) => (
          <>
            <Linked security={data} />
            <AddWays linked={data.methods.map((method) => method.kind)} />
          </>
        )}
      </AnsweredBelow>
    </>
  );
}

export function KindPlate({ kind }: { kind: MethodKind }) {
  return <IconPlate icon={<Icon {...methodIcons[kind]} />} />;
}

function Linked({ security }: { security: Security }) {
  const copy = useCopy(accountCopy);
  const changes = useSecurityChanges();
  const stepUp = useStepUp();
  const [asked, setAsked] = useState<SignInMethod | null>(null);
  const [busy, setBusy] = useState(false);
  const nameOf = (method: SignInMethod) => copy.kinds[method.kind];

  const remove = async (method: SignInMethod) => {
    setBusy(true);
    try {
      setAsked(null);
      await stepUp.guarded(() => changes.removeMethod(method.id));
      showToast({ title: copy.ways.removed({ name: nameOf(method) }) });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const lastStays = security.methods.some((method) => !method.can.remove);
  return (
    <>
      <RowGroup>
        {security.methods.map((method) => (
          <MethodRow key={method.id} method={method} busy={busy} onRemove={() => setAsked(method)} />
        ))}
      </RowGroup>
      {lastStays ? (
        <div className="mt-3">
          <Notice tone="plain" icon={<Icon of={info} size="1.25rem" />}>
            {copy.ways.last}
          </Notice>
        </div>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? copy.ways.removeTitle({ name: nameOf(asked) }) : ''}
        description={asked ? copy.ways.removeText({ label: asked.label }) : undefined}
        cancelLabel={copy.ways.keep}
        confirm={{
          label: copy.ways.removeConfirm,
          tone: 'danger',
          onConfirm: () => {
            if (asked) void remove(asked);
          },
        }}
      />
      {stepUp.dialog}
    </>
  );
}

function MethodRow(props: { method: SignInMethod; busy: boolean; onRemove: () => void }) {
  const { method, busy, onRemove } = props;
  const copy = useCopy(accountCopy);
  const { tag } = useLocale();
  const name = copy.kinds[method.kind];
  const since = copy.ways.linked({ day: dayText({ time: method.linked_at, locale: tag }) });
  return (
    <ListRow
      title={name}
      detail={
        <>
          <span className="block break-words">{method.label}</span>
          {method.kind === 'tiktok' ? copy.ways.onlyLinked : since}
        </>
      }
      leading={<KindPlate kind={method.kind} />}
      trailing={
        <span className="-me-2 flex">
          {method.kind === 'password' ? (
            <IconButton
              label={copy.ways.changePassword}
              icon={<Icon of={pencilSimple} />}
              render={(anatomy) => <Link to={changePasswordPath()} {...anatomy} />}
            />
          ) : null}
          {method.can.remove ? (
            <IconButton
              label={copy.ways.remove({ name })}
              icon={<Icon of={linkBreak} />}
              disabled={busy}
              onClick={onRemove}
            />
          ) : null}
        </span>
      }
    />
  );
}

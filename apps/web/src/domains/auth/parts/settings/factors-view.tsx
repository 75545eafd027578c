// Second factors: codes from an app, passkeys, and the recovery codes for a lost phone.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { fingerprintSimple } from '@stagepass/ui/icon/phosphor/fingerprint-simple.ts';
import { lifebuoy } from '@stagepass/ui/icon/phosphor/lifebuoy.ts';
import { password as codeIcon } from '@stagepass/ui/icon/phosphor/password.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { Suspense, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { accountCopy } from '../../account-copy.ts';
import { type Passkey, type Security, useSecurity, useSecurityChanges } from '../../data/security.ts';
import { dayText, timeAgo } from '../../model/short-time.ts';
import { useStepUp } from '../../public/use-step-up.tsx';
import { AnsweredBelow, ViewHead } from './view-parts.tsx';

const TotpSetUp = latePart(() => import('./totp-set-up.tsx'), 'TotpSetUp');
const PasskeySetUp = latePart(() => import('./passkey-set-up.tsx'), 'PasskeySetUp');
const RecoveryCodes = latePart(() => import('./recovery-codes.tsx'), 'RecoveryCodes');

export function View() {
  const copy = useCopy(accountCopy);
  const security = useSecurity();
  return (
    <>
      <ViewHead title={copy.factors.title} lead={copy.factors.lead} />
      <AnsweredBelow query={security} failed={copy.section.failed}>
        {(data) => <Factors security={data} />}
      </AnsweredBelow>
    </>
  );
}

/** What is asked before it is done. */
type Question = { kind: 'totp' } | { kind: 'renew' } | { kind: 'passkey'; passkey: Passkey };
type Open = 'totp' | 'passkey' | null;

function Factors({ security }: { security: Security }) {
  const copy = useCopy(accountCopy);
  const changes = useSecurityChanges();
  const stepUp = useStepUp();
  const [open, setOpen] = useState<Open>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const act = async (work: () => Promise<unknown>, done: string | null) => {
    setQuestion(null);
    try {
      await stepUp.guarded(work);
      if (done !== null) showToast({ title: done, tone: 'good' });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
  };
  const renew = async () => {
    const { data } = await call('POST /auth/recovery-codes', {});
    setCodes(data.recovery_codes);
    void changes.refresh();
  };
  const confirm = (asked: Question) => {
    if (asked.kind === 'totp') return void act(changes.removeTotp, copy.factors.switchedOff);
    if (asked.kind === 'renew') return void act(renew, null);
    void act(() => changes.removePasskey(asked.passkey.id), copy.factors.passkeyRemoved);
  };
  const finish = (recovery: readonly string[] | null) => {
    setOpen(null);
    setCodes(recovery);
    void changes.refresh();
  };

  return (
    <div>
      <TotpRow
        on={security.totp}
        busy={open === 'totp'}
        onStart={() => setOpen('totp')}
        onRemove={() => setQuestion({ kind: 'totp' })}
      />
      <PasskeyRows
        passkeys={security.passkeys}
        onAdd={() => setOpen('passkey')}
        onRemove={(passkey) => setQuestion({ kind: 'passkey', passkey })}
      />
      <RecoveryRow security={security} onRenew={() => setQuestion({ kind: 'renew' })} />
      <Suspense fallback={null}>
        {open === 'totp' ? (
          <TotpSetUp guarded={stepUp.guarded} onDone={finish} onClose={() => setOpen(null)} />
        ) : null}
        {open === 'passkey' ? (
          <PasskeySetUp guarded={stepUp.guarded} onDone={finish} onClose={() => setOpen(null)} />
        ) : null}
        {codes ? <RecoveryCodes codes={codes} onClose={() => setCodes(null)} /> : null}
      </Suspense>
      <Asked question={question} onConfirm={confirm} onClose={() => setQuestion(null)} />
      {stepUp.dialog}
    </div>
  );
}

function Asked(props: {
  question: Question | null;
  onConfirm: (question: Question) => void;
  onClose: () => void;
}) {
  const { question, onConfirm, onClose } = props;
  const { factors } = useCopy(accountCopy);
  const words = () => {
    if (question?.kind === 'totp')
      return [factors.totpRemoveTitle, factors.totpRemoveText, factors.totpRemove];
    if (question?.kind === 'passkey') {
      const title = factors.passkeyRemoveTitle({ name: question.passkey.name });
      return [title, factors.passkeyRemoveText, factors.passkeyRemoveShort];
    }
    return [factors.recoveryRenewTitle, factors.recoveryRenewText, factors.recoveryRenew];
  };
  const [title = '', description, label = ''] = words();
  return (
    <ConfirmDialog
      open={question !== null}
      onClose={onClose}
      title={title}
      description={description}
      confirm={{
        label,
        tone: question?.kind === 'renew' ? 'gel' : 'danger',
        onConfirm: () => {
          if (question) onConfirm(question);
        },
      }}
    />
  );
}

function TotpRow(props: { on: boolean; busy: boolean; onStart: () => void; onRemove: () => void }) {
  const { on, busy, onStart, onRemove } = props;
  const { factors } = useCopy(accountCopy);
  return (
    <RowGroup>
      <ListRow
        title={factors.totp}
        detail={on ? factors.totpOn : factors.totpOff}
        leading={<IconPlate tone={on ? 'gel' : 'plain'} icon={<Icon of={codeIcon} />} />}
        trailing={
          on ? (
            <Button variant="ghost" tone="danger" size="small" onClick={onRemove}>
              {factors.totpRemove}
            </Button>
          ) : (
            <Button variant="secondary" size="small" loading={busy} onClick={onStart}>
              {factors.totpStart}
            </Button>
          )
        }
      />
    </RowGroup>
  );
}

function PasskeyRows(props: {
  passkeys: readonly Passkey[];
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}) {
  const { factors } = useCopy(accountCopy);
  const { tag } = useLocale();
  const [now_ms] = useState(() => Date.now());
  const detail = (passkey: Passkey) =>
    passkey.last_used_at === null
      ? factors.passkeyMade({ day: dayText({ time: passkey.created_at, locale: tag }) })
      : factors.passkeyUsed({ ago: timeAgo({ time: passkey.last_used_at, now_ms, locale: tag }) });
  return (
    <RowGroup heading={factors.passkeys}>
      {props.passkeys.map((passkey) => (
        <ListRow
          key={passkey.id}
          title={passkey.name}
          detail={detail(passkey)}
          leading={<IconPlate tone="gel" icon={<Icon of={fingerprintSimple} />} />}
          trailing={
            <Button
              variant="ghost"
              tone="danger"
              size="small"
              aria-label={factors.passkeyRemove({ name: passkey.name })}
              onClick={() => props.onRemove(passkey)}
            >
              {factors.passkeyRemoveShort}
            </Button>
          }
        />
      ))}
      <ListRow
        title={factors.passkeyAdd}
        detail={props.passkeys.length === 0 ? factors.passkeysNone : undefined}
        leading={<IconPlate icon={<Icon of={props.passkeys.length === 0 ? fingerprintSimple : plus} />} />}
        leads
        onPress={props.onAdd}
      />
    </RowGroup>
  );
}

function RecoveryRow({ security, onRenew }: { security: Security; onRenew: () => void }) {
  const { factors } = useCopy(accountCopy);
  const has = security.totp || security.passkeys.length > 0;
  return (
    <RowGroup heading={factors.recovery}>
      <ListRow
        title={has ? factors.recoveryRenew : factors.recovery}
        detail={has ? factors.recoveryLeft({ count: security.recovery_codes_left }) : factors.recoveryNone}
        leading={<IconPlate icon={<Icon of={lifebuoy} />} />}
        leads={has}
        onPress={has ? onRenew : undefined}
      />
    </RowGroup>
  );
}

// Switching on codes from an app: scan or type the secret, then prove it with one code.
import { Button } from '@stagepass/ui/button/button.tsx';
import { DigitStrip } from '@stagepass/ui/digit-strip/digit-strip.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { copy as copyIcon } from '@stagepass/ui/icon/phosphor/copy.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type BodyOf, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { accountCopy } from '../../account-copy.ts';
import { authCopy } from '../../copy.ts';
import { copyText } from '../../public/copy-text.ts';
import type { StepUp } from '../../public/use-step-up.tsx';

interface Props {
  guarded: StepUp['guarded'];
  onDone: (recovery: readonly string[]) => void;
  onClose: () => void;
}

export function TotpSetUp({ guarded, onDone, onClose }: Props) {
  const copy = useCopy(accountCopy);
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const started = useRef(false);
  const begin = async () => {
    try {
      setSecret((await guarded(() => call('POST /auth/totp', {}))).data);
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
      onClose();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each start makes a new secret, so it starts once.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void begin();
  }, []);
  // Until the secret is there, the question who it is may lie on top; two sheets at once would fight for the focus.
  if (secret === null) return null;
  return (
    <Sheet onClose={onClose} title={copy.totp.title} description={copy.totp.scan}>
      <Secret {...secret} guarded={guarded} onDone={onDone} />
    </Sheet>
  );
}

function Secret(props: Pick<Props, 'guarded' | 'onDone'> & { secret: string; uri: string }) {
  const { secret, uri, guarded, onDone } = props;
  const copy = useCopy(accountCopy);
  const { code } = useCopy(authCopy);
  const form = useForm<BodyOf<'POST /auth/totp/confirm'>>({
    initial: { totp: '' },
    copy,
    send: async (body) => {
      const { data } = await guarded(() => call('POST /auth/totp/confirm', { body }));
      onDone(data.recovery_codes);
    },
    explain: (error) => {
      form.set({ totp: '' });
      return { totp: errorSentence(copy, error) };
    },
  });
  const { totp } = form.values;
  return (
    <form {...form.form} className="grid gap-4">
      <div className="mx-auto w-[11rem] max-w-full">
        <QrPlate text={uri} label={copy.totp.picture} />
      </div>
      <div>
        <p className="sp-small sp-quiet">{copy.totp.orType}</p>
        <div className="mt-2 flex items-center gap-2 rounded-card bg-riser py-1 ps-4 pe-1">
          <span className="sp-num flex-1 py-2 text-[0.8125rem] leading-[1.6]">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </span>
          <IconButton
            label={copy.totp.copySecret}
            icon={<Icon of={copyIcon} />}
            onClick={async () => {
              if (await copyText(secret)) showToast({ title: copy.totp.copied });
            }}
          />
        </div>
        <div className="mt-2">
          <Button variant="secondary" size="small" wide render={(anatomy) => <a href={uri} {...anatomy} />}>
            {copy.totp.open}
          </Button>
        </div>
      </div>
      <p className="sp-quiet">{copy.totp.proof}</p>
      <DigitStrip
        label={code.label}
        value={totp}
        error={form.errors.totp}
        disabled={form.pending}
        onChange={(digits) => form.set({ totp: digits })}
        onComplete={() => void form.submit()}
      />
      <SubmitButton of={form} disabled={totp.length < 6 && !form.pending}>
        {copy.totp.submit}
      </SubmitButton>
    </form>
  );
}

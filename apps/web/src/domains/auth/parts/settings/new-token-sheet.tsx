// Making an access token: its name, what it can do, how long it lasts; then its text, shown once.
import { type TokenScope, tokenScopes } from '@stagepass/base/token-scopes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { copy as copyIcon } from '@stagepass/ui/icon/phosphor/copy.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { accessTokenCopy } from '../../access-token-copy.ts';
import { useCreateAccessToken } from '../../data/access-tokens.ts';
import { copyText } from '../../public/copy-text.ts';
import { useStepUp } from '../../public/use-step-up.tsx';

const spans = [7, 30, 90, 365];

interface Wanted {
  name: string;
  scopes: readonly TokenScope[];
  days: string;
}

export function NewTokenSheet({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  if (token !== null) return <MadeToken token={token} onClose={onClose} />;
  return <TokenForm onClose={onClose} onMade={setToken} />;
}

function TokenForm({ onClose, onMade }: { onClose: () => void; onMade: (token: string) => void }) {
  const copy = useCopy(accessTokenCopy);
  const create = useCreateAccessToken();
  const stepUp = useStepUp();
  const form = useForm<Wanted>({
    initial: { name: '', scopes: [], days: '90' },
    copy,
    check: ({ name, scopes }) => ({
      name: name.trim() === '' ? copy.nameMissing : undefined,
      scopes: scopes.length === 0 ? copy.scopesMissing : undefined,
    }),
    send: async ({ name, scopes, days }) => {
      const body = { name: name.trim(), scopes: [...scopes], expires_in_days: Number(days) };
      onMade(await stepUp.guarded(() => create(body)));
    },
  });
  const { scopes } = form.values;
  const turn = (scope: TokenScope, on: boolean) =>
    form.set({ scopes: tokenScopes.filter((each) => (each === scope ? on : scopes.includes(each))) });
  const scopesError = form.errors.scopes;
  return (
    <Sheet onClose={onClose} title={copy.createTitle}>
      <form {...form.form} className="grid gap-4">
        <Field {...form.field('name')} label={copy.name} hint={copy.nameHint} maxLength={60} />
        <fieldset className="grid gap-3">
          <legend className="sp-small sp-quiet mb-2">{copy.scopes}</legend>
          {tokenScopes.map((scope, at) => (
            <Checkbox
              key={scope}
              name={scope}
              checked={scopes.includes(scope)}
              error={at === tokenScopes.length - 1 ? scopesError : undefined}
              onChange={(event) => turn(scope, event.target.checked)}
            >
              {copy.scopeNames[scope]}
            </Checkbox>
          ))}
        </fieldset>
        <Select {...form.field('days')} label={copy.expiry}>
          {spans.map((days) => (
            <option key={days} value={days}>
              {copy.days({ count: days })}
            </option>
          ))}
        </Select>
        <SubmitButton of={form}>{copy.submit}</SubmitButton>
      </form>
      {stepUp.dialog}
    </Sheet>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const copy = useCopy(accessTokenCopy);
  return (
    <Sheet
      onClose={onClose}
      title={copy.made}
      footer={
        <Button wide onClick={onClose}>
          {copy.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Notice tone="warn">{copy.madeText}</Notice>
        <Field label={copy.token} value={token} readOnly onFocus={(event) => event.target.select()} />
        <Button
          variant="secondary"
          wide
          icon={<Icon of={copyIcon} />}
          onClick={async () => {
            if (await copyText(token)) showToast({ title: copy.copied });
          }}
        >
          {copy.copy}
        </Button>
      </div>
    </Sheet>
  );
}

// One tap into a demo account; from afar with the key that the console printed.
import type { DemoRole } from '@stagepass/contract/auth/shapes.ts';
import { VuBars } from '@stagepass/ui/button/vu-bars.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { key as keyIcon } from '@stagepass/ui/icon/phosphor/lean/key.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { OrDivider } from '@stagepass/ui/or-divider/or-divider.tsx';
import { useState } from 'react';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { call } from '#platform/api/api.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import type { Providers } from '../data/providers.ts';
import { type SignInOutcome, settleSignIn } from '../data/sign-in.ts';

export function DemoAccounts({
  demo,
  onOutcome,
}: {
  demo: NonNullable<Providers['demo']>;
  onOutcome: (outcome: SignInOutcome) => void;
}) {
  const copy = useCopy(authCopy);
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState<DemoRole | null>(null);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);

  const enter = async (role: DemoRole) => {
    if (busy) return;
    if (demo.key_needed && key.trim() === '') return setTrouble(copy.demo.keyMissing);
    setTrouble(undefined);
    setBusy(role);
    try {
      const body = demo.key_needed ? { role, key: key.trim() } : { role };
      onOutcome(await settleSignIn(call('POST /auth/demo', { body })));
    } catch (error) {
      setTrouble(errorSentence(copy, error));
      setBusy(null);
    }
  };

  return (
    <section aria-label={copy.demo.divider}>
      <OrDivider>{copy.demo.divider}</OrDivider>
      {demo.key_needed ? (
        <div className="mb-3">
          <Field
            label={copy.demo.key}
            icon={<Icon of={keyIcon} />}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            hint={copy.demo.keyHelp}
            value={key}
            error={trouble}
            onChange={(event) => setKey(event.target.value)}
          />
        </div>
      ) : null}
      <RowGroup>
        {demo.accounts.map((account) => (
          <ListRow
            key={account.role}
            title={account.display_name}
            detail={copy.demo[account.role]}
            leading={<PersonAvatar person={account} size={40} />}
            trailing={busy === account.role ? <VuBars /> : undefined}
            leads
            disabled={busy !== null}
            onPress={() => void enter(account.role)}
          />
        ))}
      </RowGroup>
      {trouble !== undefined && !demo.key_needed ? (
        <p className="sp-small mt-2 text-bad" role="alert">
          {trouble}
        </p>
      ) : null}
    </section>
  );
}

// One tap into a demo account; from afar with the key that the console printed.
import type { DemoRole } from '@stagepass/contract/auth/shapes.ts';
import { VuBars } from '@stagepass/ui/button/vu-bars.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { key as keyIcon } from '@stagepass/ui/icon/phosphor/lean/key.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { OrDivider } from '@stagepass/ui/or-divider/or-divider.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { call } from '#platform/api/api.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
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
  const form = useForm({
    initial: { role: 'fan' as DemoRole, key: '' },
    copy,
    check: ({ key }) => ({ key: demo.key_needed && key.trim() === '' ? copy.demo.keyMissing : undefined }),
    codes: { 'auth.demo-key-wrong': 'key' },
    send: async ({ role, key }) => {
      const body = demo.key_needed ? { role, key: key.trim() } : { role };
      onOutcome(await settleSignIn(call('POST /auth/demo', { body })));
    },
  });
  const enter = (role: DemoRole) => {
    form.set({ role });
    void form.submit();
  };

  return (
    <section aria-label={copy.demo.divider}>
      <OrDivider>{copy.demo.divider}</OrDivider>
      {/* The Enter key chooses no account. */}
      <form {...form.form} className="grid gap-3" onSubmit={(event) => event.preventDefault()}>
        {demo.key_needed ? (
          <Field
            {...form.field('key')}
            label={copy.demo.key}
            icon={<Icon of={keyIcon} />}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            hint={copy.demo.keyHelp}
          />
        ) : null}
        <RowGroup>
          {demo.accounts.map((account) => (
            <ListRow
              key={account.role}
              title={account.display_name}
              detail={copy.demo[account.role]}
              leading={<PersonAvatar person={account} size={40} />}
              trailing={form.pending && form.values.role === account.role ? <VuBars /> : undefined}
              leads
              disabled={form.pending}
              onPress={() => enter(account.role)}
            />
          ))}
        </RowGroup>
        <FormError of={form} />
      </form>
    </section>
  );
}

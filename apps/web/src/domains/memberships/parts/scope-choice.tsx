// What an admin can do, chosen by the owner: when somebody is made one, and later.
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { membershipsCopy } from '../copy.ts';
import type { AdminScope, MemberView } from '../data/register.ts';

/** From the least to everything; the last one covers the others. */
const offered: readonly AdminScope[] = ['scan', 'moderate', 'sales', 'all'];

export type ScopeChoiceProps = {
  member: MemberView;
  onChoose: (scopes: readonly AdminScope[]) => Promise<void>;
  onClose: () => void;
};

export function ScopeChoice({ member, onChoose, onClose }: ScopeChoiceProps) {
  const copy = useCopy(membershipsCopy);
  const { acts } = copy;
  const form = useForm<{ scopes: readonly AdminScope[] }>({
    initial: { scopes: member.scopes },
    copy,
    check: ({ scopes }) => (scopes.length === 0 ? { scopes: acts.scopesNone } : {}),
    send: ({ scopes }) => onChoose(scopes),
  });
  const { scopes } = form.values;
  const isAll = scopes.includes('all');
  const name = member.user.display_name;
  const isAdmin = member.role === 'admin';
  const turn = (scope: AdminScope, isOn: boolean) =>
    form.set({ scopes: offered.filter((one) => (one === scope ? isOn : scopes.includes(one))) });
  return (
    <Sheet
      onClose={onClose}
      title={isAdmin ? acts.scopesTitle({ name }) : acts.adminTitle({ name })}
      description={acts.adminText}
      footer={<SubmitButton of={form}>{isAdmin ? acts.saveScopes : acts.makeAdmin}</SubmitButton>}
    >
      <form {...form.form} className="grid gap-4">
        <fieldset className="sp-scopes">
          <legend className="sp-field-label">{acts.scopesLabel}</legend>
          {offered.map((scope) => (
            <Checkbox
              key={scope}
              checked={isAll || scopes.includes(scope)}
              disabled={isAll && scope !== 'all'}
              onChange={({ target }) => turn(scope, target.checked)}
            >
              <strong className="block">{copy.scopes[scope]}</strong>
              <span className="sp-small sp-quiet">{copy.scopeDetails[scope]}</span>
            </Checkbox>
          ))}
        </fieldset>
        <FormError of={form} />
      </form>
    </Sheet>
  );
}

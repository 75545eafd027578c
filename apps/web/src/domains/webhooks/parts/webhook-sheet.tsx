// A webhook's address and events, new or changed.
import { type WebhookKind, webhookKinds } from '@stagepass/base/webhook-kinds.ts';
import type { Webhook } from '@stagepass/contract/webhooks/shapes.ts';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { webhooksCopy } from '../copy.ts';

interface Draft {
  url: string;
  kinds: WebhookKind[];
}

export function WebhookSheet(props: {
  webhook: Webhook | null;
  send: (draft: Draft) => Promise<unknown>;
  onClose: () => void;
}) {
  const { webhook, send, onClose } = props;
  const copy = useCopy(webhooksCopy);
  const form = useForm<Draft>({
    initial: { url: webhook?.url ?? '', kinds: webhook?.kinds ?? [] },
    copy,
    check: ({ url, kinds }) => ({
      url: url.trim() === '' ? copy.urlMissing : undefined,
      kinds: kinds.length === 0 ? copy.kindsMissing : undefined,
    }),
    codes: { 'webhooks.address-not-public': 'url' },
    send: ({ url, kinds }) => send({ url: url.trim(), kinds }),
  });
  const { kinds } = form.values;
  const turn = (kind: WebhookKind, on: boolean) =>
    form.set({ kinds: webhookKinds.filter((each) => (each === kind ? on : kinds.includes(each))) });
  return (
    <Sheet
      onClose={onClose}
      title={webhook === null ? copy.addTitle : copy.editTitle}
      footer={<SubmitButton of={form}>{webhook === null ? copy.add : copy.save}</SubmitButton>}
    >
      <form {...form.form} className="grid gap-4">
        <Field
          {...form.field('url')}
          label={copy.url}
          hint={copy.urlHint}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
        />
        <fieldset className="grid gap-3">
          <legend className="sp-head mb-2">{copy.kinds}</legend>
          {webhookKinds.map((kind, at) => (
            <Checkbox
              key={kind}
              checked={kinds.includes(kind)}
              error={at === webhookKinds.length - 1 ? form.errors.kinds : undefined}
              onChange={(event) => turn(kind, event.currentTarget.checked)}
            >
              {copy.kindNames[kind]}
            </Checkbox>
          ))}
        </fieldset>
        <FormError of={form} />
      </form>
    </Sheet>
  );
}

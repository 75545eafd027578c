// A club's badge being made: its words and its look.
import type { BadgeInput, BadgeView } from '@stagepass/contract/badges/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { makeBadgeCopy } from '../make-copy.ts';
import { invalidateBadges } from '../public/invalidate.ts';
import { LookFields } from '../public/look-fields.tsx';

export interface BadgeFormSheetProps {
  club: { id: string; hue: number };
  onMade: (badge: BadgeView) => void;
  onClose: () => void;
}

export function BadgeFormSheet({ club, onMade, onClose }: BadgeFormSheetProps) {
  const copy = useCopy(makeBadgeCopy);
  const client = useQueryClient();
  const form = useForm<BadgeInput>({
    initial: () => ({ name: '', description: '', look: { shape: 'shield', icon: 'star', hue: club.hue } }),
    copy,
    send: async (body) => {
      const made = await callData('POST /clubs/:id/badges', { params: { id: club.id }, body });
      await invalidateBadges(client);
      showToast({ title: copy.saved, tone: 'good' });
      onMade(made);
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={copy.title}
      footer={
        <SubmitButton of={form} disabled={form.values.name.trim() === ''}>
          {copy.save}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <Field {...form.field('name')} label={copy.name} maxLength={40} />
        <TextArea
          {...form.field('description')}
          label={copy.description}
          hint={copy.descriptionHint}
          maxLength={200}
        />
        <LookFields look={form.values.look} onChange={(look) => form.set({ look })} />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}

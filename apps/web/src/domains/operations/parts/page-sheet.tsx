// A partner page as a form, with what visitors will see under it while it is typed.
import type { PartnerPage } from '@stagepass/contract/pages/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { PagePreview } from '#domains/pages/public/page-preview.tsx';
import { partnerPath } from '#domains/pages/public/paths.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { operatorCopy } from '../copy.ts';
import { useSavePage } from '../data/operator.ts';
import { draftOf, pageOf } from '../model/page-draft.ts';

export function PageSheet({ page, onClose }: { page: PartnerPage | undefined; onClose: () => void }) {
  const copy = useCopy(operatorCopy);
  const words = copy.pages;
  const save = useSavePage();
  const form = useForm({
    initial: draftOf(page),
    copy,
    check: ({ slug, title, hue }) => ({
      slug: /^[A-Za-z0-9][A-Za-z0-9-]{1,39}$/.test(slug) ? undefined : words.wrong,
      title: title.trim() === '' ? words.wrong : undefined,
      hue: /^\d{1,3}$/.test(hue) && Number(hue) < 360 ? undefined : words.wrong,
    }),
    send: async (draft) => {
      await save.mutateAsync({ slug: draft.slug, body: pageOf(draft, page) });
      showToast({ title: words.saved, tone: 'good' });
      onClose();
    },
  });
  const draft = form.values;
  return (
    <Sheet
      onClose={onClose}
      title={page?.title ?? words.add}
      footer={<SubmitButton of={form}>{words.save}</SubmitButton>}
    >
      <form {...form.form} className="grid gap-4">
        {page === undefined ? (
          <Field {...form.field('slug')} label={words.slug} hint={words.slugHint} autoComplete="off" />
        ) : (
          <LinkWords to={partnerPath(page.slug)} alone>
            {words.view}
          </LinkWords>
        )}
        <Field {...form.field('title')} label={words.name} maxLength={80} autoComplete="off" />
        <Field {...form.field('tagline')} label={words.tagline} maxLength={160} autoComplete="off" />
        <Field {...form.field('hue')} label={words.hue} inputMode="numeric" maxLength={3} />
        <TextArea
          {...form.field('text')}
          label={words.text}
          hint={words.textHint}
          maxLength={8000}
          rows={6}
        />
        <Field
          {...form.field('club_ids')}
          label={words.clubIds}
          hint={words.clubIdsHint}
          autoComplete="off"
        />
        <Field {...form.field('button_label')} label={words.buttonLabel} maxLength={40} autoComplete="off" />
        <Field {...form.field('button_href')} label={words.buttonHref} maxLength={300} autoComplete="off" />
        <FormError of={form} />
      </form>
      <section aria-label={words.preview} className="mt-6">
        <h3 className="sp-head mb-2">{words.preview}</h3>
        <PagePreview slug={draft.slug} page={pageOf(draft, page)} />
      </section>
    </Sheet>
  );
}

// A design, written or changed, with what fans will see of it above the fields.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import type { ItemKind } from '@stagepass/contract/items/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { type ItemDesign, useChangeDesign } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import {
  changesOf,
  type DesignDraft,
  type DraftTrouble,
  designDraftOf,
  fieldsOf,
  kindChange,
  newDesignDraft,
  troublesOf,
} from '../model/design-draft.ts';
import { itemKinds, MAX_EDITION } from '../model/item-words.ts';
import { designTrouble } from '../model/terms-trouble.ts';
import { DrawnSketch } from '../public/drawn-object.tsx';
import { itemCopy } from '../public/item-copy.ts';
import { SheetStep } from '../public/sheet-step.tsx';
import { EditionFields, PictureFields, TermFields } from './design-fields.tsx';
import type { DesignStepProps } from './design-step-props.ts';
import './manage-items.css';

export interface NewDesignProps {
  club: ClubView;
  onClose: () => void;
  onSaved: (design: ItemDesign) => void;
}

/** A sheet of its own: there is no design yet whose sheet could turn to it. */
export function NewDesign({ club, onClose, onSaved }: NewDesignProps) {
  const copy = useCopy(manageItemsCopy);
  const form = useDesignForm(club.id, null, onSaved);
  return (
    <Sheet
      onClose={onClose}
      title={copy.form.newTitle}
      footer={<SubmitButton of={form}>{copy.form.saveDraft}</SubmitButton>}
    >
      <Fields form={form} design={null} />
    </Sheet>
  );
}

export function EditStep({ club, design, onBack, onBusy }: DesignStepProps) {
  const copy = useCopy(manageItemsCopy);
  const form = useDesignForm(club.id, design, onBack);
  return (
    <SheetStep
      title={copy.form.editTitle}
      back={{ label: copy.back, onBack }}
      busy={form.pending}
      onBusy={onBusy}
      act={
        <SubmitButton of={form} wide={false}>
          {copy.form.save}
        </SubmitButton>
      }
    >
      <Fields form={form} design={design} />
    </SheetStep>
  );
}

function useDesignForm(clubId: string, design: ItemDesign | null, onSaved: (design: ItemDesign) => void) {
  const copy = useCopy(manageItemsCopy);
  const words = copy.form;
  const save = useChangeDesign(clubId);
  const [isSending, setSending] = useState(false);
  const least = Math.max(1, design?.issued ?? 0);
  const sentences: Record<DraftTrouble, string> = {
    name: words.nameError,
    media: words.pictureError,
    edition: words.editionError({ least, most: MAX_EDITION }),
    heldBack: words.heldBackError,
    place: words.placeError,
    starts: words.startsError,
    until: words.datesError,
  };
  const form = useForm<DesignDraft>({
    initial: () => (design === null ? newDesignDraft() : designDraftOf(design)),
    copy,
    check: (draft) => {
      const found = troublesOf(draft, design?.issued ?? 0).map((trouble) => [trouble, sentences[trouble]]);
      return found.length === 0 && isSending ? { form: words.sending } : Object.fromEntries(found);
    },
    send: async (draft, base) => {
      const saved = await save.mutateAsync(
        design === null
          ? { change: 'create', fields: fieldsOf(draft) }
          : { change: 'update', id: design.id, fields: changesOf(draft, base) },
      );
      showToast({ title: words.saved, tone: 'good' });
      if (saved !== null) onSaved(saved);
    },
    explain: (error) => ({ form: designTrouble(copy, error) }),
  });
  return { ...form, setSending };
}

type FieldsProps = { form: ReturnType<typeof useDesignForm>; design: ItemDesign | null };

function Fields({ form, design }: FieldsProps) {
  return (
    <form {...form.form} className="grid gap-4">
      <Preview draft={form.values} design={design} />
      <Identity form={form} design={design} />
      <PictureFields form={form} design={design} onSending={form.setSending} />
      <EditionFields form={form} issued={design?.issued ?? 0} />
      <TermFields form={form} isFixed={design !== null && design.management?.can.edit_identity !== true} />
      <FormError of={form} />
    </form>
  );
}

function Preview({ draft, design }: { draft: DesignDraft; design: ItemDesign | null }) {
  const { form } = useCopy(manageItemsCopy);
  const copy = useCopy(itemCopy);
  const src = draft.from === 'upload' ? draft.media?.url : design?.picture?.medium_url;
  const size = Number(draft.edition);
  return (
    <section className="sp-design-preview" aria-label={form.preview}>
      <RarityFrame
        rarity={draft.quality}
        size="6.5rem"
        src={draft.from === 'drawn' ? undefined : pictureAddress(src)}
      >
        {draft.from === 'drawn' ? <DrawnSketch object={draft.object} /> : undefined}
      </RarityFrame>
      <div className="sp-design-preview-words">
        <RarityLabel rarity={draft.quality}>{copy.qualities[draft.quality]}</RarityLabel>
        <span className="sp-title" dir="auto">
          {draft.name.trim() === '' ? form.previewName : draft.name}
        </span>
        <span className="sp-small sp-quiet">
          {draft.isOpenRun || !Number.isSafeInteger(size) || size < 1
            ? copy.openRun
            : copy.numberOf({ number: 1, size })}
        </span>
      </div>
      {draft.from === 'drawn' ? <p className="sp-small sp-quiet basis-full">{form.sketch}</p> : null}
    </section>
  );
}

function Identity({ form, design }: { form: Form<DesignDraft>; design: ItemDesign | null }) {
  const { form: words } = useCopy(manageItemsCopy);
  const { qualities, kinds } = useCopy(itemCopy);
  const isFixed = design !== null && design.management?.can.edit_identity !== true;
  return (
    <>
      {isFixed ? <Notice tone="plain">{words.fixed}</Notice> : null}
      <Field {...form.field('name')} label={words.name} maxLength={60} disabled={isFixed} />
      <TextArea
        {...form.field('description')}
        label={words.description}
        hint={words.descriptionHint}
        maxLength={1000}
        rows={3}
      />
      <Select {...form.field('quality')} label={words.quality} disabled={isFixed}>
        {ITEM_QUALITY_KEYS.map((key) => (
          <option key={key} value={key}>
            {qualities[key]}
          </option>
        ))}
      </Select>
      <Select
        {...form.field('kind')}
        label={words.kind}
        disabled={isFixed}
        onChange={(event) => form.set(kindChange(event.currentTarget.value as ItemKind, form.values))}
      >
        {itemKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </Select>
    </>
  );
}

// A design, written or changed, with what fans will see of it above the fields.
import { ITEM_QUALITY_KEYS, type ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { ItemKind } from '@stagepass/contract/items/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
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
import { useCopy } from '#platform/i18n/copy.ts';
import { type ItemDesign, useChangeDesign } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import {
  changesOf,
  type DesignDraft,
  type DraftTrouble,
  designDraftOf,
  fieldsOf,
  newDesignDraft,
  troublesOf,
} from '../model/design-draft.ts';
import { itemKinds } from '../model/item-words.ts';
import { designTrouble } from '../model/terms-trouble.ts';
import { itemCopy } from '../public/item-copy.ts';
import { SheetStep } from '../public/sheet-step.tsx';
import { EditionFields, PictureFields, TermFields } from './design-fields.tsx';
import type { DesignStepProps } from './design-step-props.ts';
import { DrawnSketch } from './drawn-object.tsx';
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
    <Drawer
      open
      onOpenChange={(open) => (open || form.save.isPending ? undefined : onClose())}
      title={copy.form.newTitle}
      closeLabel={copy.close}
      footer={
        <Button wide loading={form.save.isPending} onClick={form.send}>
          {copy.form.saveDraft}
        </Button>
      }
    >
      <Fields form={form} design={null} />
    </Drawer>
  );
}

export function EditStep({ club, design, onBack, onBusy }: DesignStepProps) {
  const copy = useCopy(manageItemsCopy);
  const form = useDesignForm(club.id, design, onBack);
  return (
    <SheetStep
      title={copy.form.editTitle}
      back={{ label: copy.back, onBack }}
      busy={form.save.isPending}
      onBusy={onBusy}
      act={
        <Button loading={form.save.isPending} onClick={form.send}>
          {copy.form.save}
        </Button>
      }
    >
      <Fields form={form} design={design} />
    </SheetStep>
  );
}

function useDesignForm(clubId: string, design: ItemDesign | null, onSaved: (design: ItemDesign) => void) {
  const { form: words } = useCopy(manageItemsCopy);
  const save = useChangeDesign(clubId);
  const [draft, setDraft] = useState<DesignDraft>(() =>
    design === null ? newDesignDraft() : designDraftOf(design),
  );
  const [wasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const troubles = troublesOf(draft, design?.issued ?? 0);
  const write = (part: Partial<DesignDraft>) => setDraft((before) => ({ ...before, ...part }));
  const send = () => {
    setTried(true);
    if (troubles.length > 0 || isSending) return;
    const change =
      design === null
        ? ({ change: 'create', fields: fieldsOf(draft) } as const)
        : ({ change: 'update', id: design.id, fields: changesOf(draft, design) } as const);
    save.mutate(change, {
      onSuccess: (saved) => {
        showToast({ title: words.saved, tone: 'good' });
        if (saved !== null) onSaved(saved);
      },
    });
  };
  return { save, draft, write, send, wasTried, isSending, setSending, shown: wasTried ? troubles : [] };
}

type FieldsProps = { form: ReturnType<typeof useDesignForm>; design: ItemDesign | null };

function Fields({ form, design }: FieldsProps) {
  const copy = useCopy(manageItemsCopy);
  const { save, draft, write, shown, wasTried, isSending, setSending } = form;
  return (
    <div className="grid gap-4">
      <Preview draft={draft} design={design} />
      <Identity draft={draft} design={design} troubles={shown} onChange={write} />
      <PictureFields draft={draft} design={design} troubles={shown} onChange={write} onSending={setSending} />
      <EditionFields draft={draft} issued={design?.issued ?? 0} troubles={shown} onChange={write} />
      <TermFields
        draft={draft}
        isFixed={design !== null && design.management?.can.edit_identity !== true}
        troubles={shown}
        onChange={write}
      />
      {wasTried && isSending ? (
        <Notice tone="warn" live>
          {copy.form.sending}
        </Notice>
      ) : null}
      {save.isError ? (
        <Notice tone="bad" live>
          {designTrouble(copy, save.error)}
        </Notice>
      ) : null}
    </div>
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

interface IdentityProps {
  draft: DesignDraft;
  design: ItemDesign | null;
  troubles: readonly DraftTrouble[];
  onChange: (part: Partial<DesignDraft>) => void;
}

function Identity({ draft, design, troubles, onChange }: IdentityProps) {
  const { form } = useCopy(manageItemsCopy);
  const { qualities, kinds } = useCopy(itemCopy);
  const isFixed = design !== null && design.management?.can.edit_identity !== true;
  return (
    <>
      {isFixed ? <Notice tone="plain">{form.fixed}</Notice> : null}
      <Field
        label={form.name}
        value={draft.name}
        maxLength={60}
        disabled={isFixed}
        error={troubles.includes('name') ? form.nameError : undefined}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextArea
        label={form.description}
        hint={form.descriptionHint}
        value={draft.description}
        maxLength={1000}
        rows={3}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <Select
        label={form.quality}
        value={draft.quality}
        disabled={isFixed}
        onChange={(event) => onChange({ quality: event.currentTarget.value as ItemQualityKey })}
      >
        {ITEM_QUALITY_KEYS.map((key) => (
          <option key={key} value={key}>
            {qualities[key]}
          </option>
        ))}
      </Select>
      <Select
        label={form.kind}
        value={draft.kind}
        disabled={isFixed}
        onChange={(event) => onChange({ kind: event.currentTarget.value as ItemKind })}
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

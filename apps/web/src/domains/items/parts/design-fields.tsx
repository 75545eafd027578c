// The fields of a design below its name: picture and model, edition, and the terms of handing it in.
import { MAX_MODEL_BYTES } from '@stagepass/base/model-limits.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { PicturePicker } from '@stagepass/ui/picture-picker/picture-picker.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useEffect, useState } from 'react';
import { pictureTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import type { ItemDesign } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { type DesignDraft, isUnsellable, mayRedeem } from '../model/design-draft.ts';
import { modelProblemCopy } from '../model-problem-copy.ts';
import { ObjectChoice } from '../public/drawn-object.tsx';

type PartProps = { form: Form<DesignDraft> };

type PictureProps = PartProps & { design: ItemDesign | null; onSending: (isSending: boolean) => void };

export function PictureFields({ form, design, onSending }: PictureProps) {
  const { values: draft, errors, set: onChange } = form;
  const { form: words } = useCopy(manageItemsCopy);
  const sending = useSending('picture', (view) =>
    onChange({ from: 'upload', media: { id: view.id, url: view.small_url ?? '' } }),
  );
  const model = useSending('file', ({ id }) => onChange({ model_media_id: id }));
  const isSending = sending.progress !== undefined || model.progress !== undefined;
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const kept = draft.from === 'kept' ? design?.picture?.medium_url : undefined;
  const hasModel =
    draft.model_media_id === undefined
      ? design !== null && design.model_url !== null
      : draft.model_media_id !== null;
  return (
    <>
      <SegmentedControl
        label={words.from}
        segments={[
          { value: 'drawn', label: words.drawn },
          { value: 'upload', label: words.upload },
        ]}
        value={draft.from === 'drawn' ? 'drawn' : 'upload'}
        onChange={(from) =>
          onChange({ from: from === 'upload' && draft.media === null && design?.picture ? 'kept' : from })
        }
      />
      {draft.from === 'drawn' ? (
        <ObjectChoice value={draft.object} onChange={(object) => onChange({ object })} />
      ) : (
        <PicturePicker
          label={words.picture}
          hint={words.pictureHint}
          pickLabel={words.pick}
          removeLabel={words.removePicture}
          pictureAlt={words.pictureAlt}
          accept={pictureTypes}
          value={pictureAddress(draft.media?.url ?? kept)}
          progress={sending.progress}
          error={sending.trouble ?? errors.media}
          onChange={(file) => {
            if (file) return sending.send(file);
            sending.stop();
            onChange({ from: 'upload', media: null });
          }}
        />
      )}
      <ModelField hasModel={hasModel} model={model} onRemove={() => onChange({ model_media_id: null })} />
    </>
  );
}

type ModelFieldProps = {
  hasModel: boolean;
  model: ReturnType<typeof useSending<'file'>>;
  onRemove: () => void;
};

function ModelField({ hasModel, model, onRemove }: ModelFieldProps) {
  const { form } = useCopy(manageItemsCopy);
  const problems = useCopy(modelProblemCopy);
  const [isTooLarge, setTooLarge] = useState(false);
  if (hasModel)
    return (
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="sp-small">{form.modelThere}</span>
        <Button variant="ghost" size="small" onClick={onRemove}>
          {form.modelRemove}
        </Button>
      </p>
    );
  return (
    <Field
      label={form.model}
      hint={form.modelHint}
      error={isTooLarge ? problems['too-large'] : (model.trouble ?? undefined)}
      type="file"
      accept=".glb,model/gltf-binary"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        setTooLarge(file !== undefined && file.size > MAX_MODEL_BYTES);
        if (file && file.size <= MAX_MODEL_BYTES) model.send(file);
      }}
    />
  );
}

export function EditionFields({ form, issued }: PartProps & { issued: number }) {
  const { values: draft, errors, set: onChange } = form;
  const { form: words } = useCopy(manageItemsCopy);
  return (
    <>
      <Checkbox
        checked={draft.isOpenRun}
        onChange={(event) => onChange({ isOpenRun: event.currentTarget.checked })}
      >
        {words.editionOpen}
      </Checkbox>
      {draft.isOpenRun ? null : (
        <Field
          label={words.edition}
          hint={issued > 0 ? words.editionLess({ least: issued }) : words.editionHint}
          error={errors.edition}
          inputMode="numeric"
          value={draft.edition}
          maxLength={7}
          onChange={(event) => onChange({ edition: event.currentTarget.value })}
        />
      )}
      <Field
        label={words.heldBack}
        hint={words.heldBackHint}
        error={errors.heldBack}
        inputMode="numeric"
        value={draft.heldBack}
        maxLength={7}
        onChange={(event) => onChange({ heldBack: event.currentTarget.value })}
      />
    </>
  );
}

export function TermFields({ form, isFixed }: PartProps & { isFixed: boolean }) {
  const { values: draft, set: onChange } = form;
  const { form: words } = useCopy(manageItemsCopy);
  return (
    <>
      <Checkbox
        checked={draft.transferable}
        disabled={isFixed}
        onChange={(event) => onChange({ transferable: event.currentTarget.checked })}
      >
        {words.transferable}
      </Checkbox>
      {mayRedeem(draft.kind) ? (
        <Checkbox
          checked={draft.isRedeemable}
          onChange={(event) => onChange({ isRedeemable: event.currentTarget.checked })}
        >
          {words.redeemable}
        </Checkbox>
      ) : null}
      {isUnsellable(draft) ? (
        <Notice tone="warn" live>
          {words.unsellable}
        </Notice>
      ) : null}
      {mayRedeem(draft.kind) && draft.isRedeemable ? <Terms form={form} /> : null}
    </>
  );
}

function Terms({ form }: PartProps) {
  const { values: draft } = form;
  const { form: words } = useCopy(manageItemsCopy);
  const isTicket = draft.kind === 'ticket';
  const time = (name: 'opens' | 'starts' | 'until' | 'closes') => ({
    type: 'datetime-local',
    ...form.field(name),
  });
  return (
    <>
      <Field {...form.field('place')} label={words.place} maxLength={120} />
      <Field {...form.field('address')} label={words.address} maxLength={160} autoComplete="off" />
      {isTicket ? (
        <Field {...form.field('gate')} label={words.gate} hint={words.gateHint} maxLength={20} />
      ) : null}
      <Field {...form.field('offer')} label={words.offer} hint={words.offerHint} maxLength={120} />
      <Field label={isTicket ? words.opensTicket : words.opens} hint={words.zoneHint} {...time('opens')} />
      {isTicket ? <Field label={words.starts} {...time('starts')} /> : null}
      <Field label={words.until} {...time('until')} />
      {draft.transferable ? <Field label={words.closes} hint={words.closesHint} {...time('closes')} /> : null}
    </>
  );
}

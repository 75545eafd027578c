// The fields of a design below its name: picture and model, edition, and the terms of handing it in.
import { MAX_MODEL_BYTES } from '@stagepass/base/model-limits.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { PicturePicker } from '@stagepass/ui/picture-picker/picture-picker.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useEffect, useState } from 'react';
import { pictureTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import type { ItemDesign } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { type DesignDraft, type DraftTrouble, mayRedeem } from '../model/design-draft.ts';
import { MAX_EDITION } from '../model/item-words.ts';
import { modelProblemCopy } from '../model-problem-copy.ts';
import { ObjectChoice } from './drawn-object.tsx';

interface PartProps {
  draft: DesignDraft;
  troubles: readonly DraftTrouble[];
  onChange: (part: Partial<DesignDraft>) => void;
}

type PictureProps = PartProps & { design: ItemDesign | null; onSending: (isSending: boolean) => void };

export function PictureFields({ draft, design, troubles, onChange, onSending }: PictureProps) {
  const { form } = useCopy(manageItemsCopy);
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
        label={form.from}
        segments={[
          { value: 'drawn', label: form.drawn },
          { value: 'upload', label: form.upload },
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
          label={form.picture}
          hint={form.pictureHint}
          pickLabel={form.pick}
          removeLabel={form.removePicture}
          pictureAlt={form.pictureAlt}
          accept={pictureTypes}
          value={pictureAddress(draft.media?.url ?? kept)}
          progress={sending.progress}
          error={sending.trouble ?? (troubles.includes('picture') ? form.pictureError : undefined)}
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

export function EditionFields({ draft, issued, troubles, onChange }: PartProps & { issued: number }) {
  const { form } = useCopy(manageItemsCopy);
  const least = Math.max(1, issued);
  return (
    <>
      <Checkbox
        checked={draft.isOpenRun}
        onChange={(event) => onChange({ isOpenRun: event.currentTarget.checked })}
      >
        {form.editionOpen}
      </Checkbox>
      {draft.isOpenRun ? null : (
        <Field
          label={form.edition}
          hint={issued > 0 ? form.editionLess({ least: issued }) : form.editionHint}
          error={troubles.includes('edition') ? form.editionError({ least, most: MAX_EDITION }) : undefined}
          inputMode="numeric"
          value={draft.edition}
          maxLength={7}
          onChange={(event) => onChange({ edition: event.currentTarget.value })}
        />
      )}
      <Field
        label={form.heldBack}
        hint={form.heldBackHint}
        error={troubles.includes('heldBack') ? form.heldBackError : undefined}
        inputMode="numeric"
        value={draft.heldBack}
        maxLength={7}
        onChange={(event) => onChange({ heldBack: event.currentTarget.value })}
      />
    </>
  );
}

export function TermFields({ draft, isFixed, troubles, onChange }: PartProps & { isFixed: boolean }) {
  const { form } = useCopy(manageItemsCopy);
  return (
    <>
      <Checkbox
        checked={draft.transferable}
        disabled={isFixed}
        onChange={(event) => onChange({ transferable: event.currentTarget.checked })}
      >
        {form.transferable}
      </Checkbox>
      {mayRedeem(draft.kind) ? (
        <Checkbox
          checked={draft.isRedeemable}
          onChange={(event) => onChange({ isRedeemable: event.currentTarget.checked })}
        >
          {form.redeemable}
        </Checkbox>
      ) : null}
      {mayRedeem(draft.kind) && draft.isRedeemable ? (
        <Terms draft={draft} troubles={troubles} onChange={onChange} />
      ) : null}
    </>
  );
}

function Terms({ draft, troubles, onChange }: PartProps) {
  const { form } = useCopy(manageItemsCopy);
  const time = (name: 'opens' | 'until' | 'closes') => ({
    type: 'datetime-local',
    value: draft[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <Field
        label={form.place}
        value={draft.place}
        maxLength={120}
        error={troubles.includes('place') ? form.placeError : undefined}
        onChange={(event) => onChange({ place: event.currentTarget.value })}
      />
      <Field
        label={form.offer}
        hint={form.offerHint}
        value={draft.offer}
        maxLength={120}
        onChange={(event) => onChange({ offer: event.currentTarget.value })}
      />
      <Field label={draft.kind === 'ticket' ? form.opensTicket : form.opens} {...time('opens')} />
      <Field
        label={form.until}
        {...time('until')}
        error={troubles.includes('dates') ? form.datesError : undefined}
      />
      {draft.transferable ? <Field label={form.closes} hint={form.closesHint} {...time('closes')} /> : null}
    </>
  );
}

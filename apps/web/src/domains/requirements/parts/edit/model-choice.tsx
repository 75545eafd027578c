// Which 3D model a step shows: one that every club has, one of the club's items, or a file of one's own.
import { MAX_MODEL_BYTES } from '@stagepass/base/model-limits.ts';
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '#domains/media/public/use-sending.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { copyItemModel, useItemModels } from '../../data/item-models.ts';
import { arEditCopy } from './ar-copy.ts';

type Model = ConfigOf<'AR'>['model'];
/** Models that every club has. */
const houseModels = ['microphone', 'record'] as const satisfies readonly Extract<
  Model,
  { from: 'house' }
>['shape'][];
/** `upload`, the shape of a model that every club has, or the id of an item. */
type Choice = string;

export interface ModelChoiceProps {
  model: Model;
  /** Whose items can be chosen from; none without it. */
  club_id?: string | undefined;
  onChange: (model: Model) => void;
  onBusy: (busy: boolean) => void;
}

export function ModelChoice({ model, club_id, onChange, onBusy }: ModelChoiceProps) {
  const copy = useCopy(arEditCopy);
  const items = useItemModels(club_id);
  const { choice, choose, sending, isCopying, copyFailed } = useChoice(model, items, onChange);
  const [isTooLarge, setTooLarge] = useState(false);
  const hasFile = model.from === 'upload';
  const isUnderWay = isCopying || sending.progress !== undefined;
  const isHouse = houseModels.some((shape) => shape === choice);
  // A model that is not there yet cannot be saved.
  const busy = isUnderWay || (!isHouse && !hasFile);
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const progress = copy.fileSending({ percent: Math.floor((sending.progress ?? 0) * 100) });
  return (
    <>
      <Select
        label={copy.model}
        value={choice}
        hint={choice === 'upload' || isHouse ? undefined : isUnderWay ? progress : copy.itemHint}
        error={copyFailed ? copy.itemFailed : undefined}
        onChange={(event) => choose(event.target.value)}
      >
        {houseModels.map((shape) => (
          <option key={shape} value={shape}>
            {copy.models[shape]}
          </option>
        ))}
        {items.length === 0 ? null : (
          <optgroup label={copy.items}>
            {items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <option value="upload">{copy.models.upload}</option>
      </Select>
      {choice !== 'upload' ? null : hasFile ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="sp-small">{copy.fileThere}</span>
          <Button
            variant="ghost"
            size="small"
            onClick={() => onChange({ from: 'house', shape: 'microphone' })}
          >
            {copy.fileRemove}
          </Button>
        </div>
      ) : (
        <Field
          label={copy.file}
          hint={sending.progress === undefined ? copy.fileHint : progress}
          error={isTooLarge ? copy.tooLarge : (sending.trouble ?? undefined)}
          type="file"
          accept=".glb,model/gltf-binary"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            setTooLarge(file !== undefined && file.size > MAX_MODEL_BYTES);
            if (file && file.size <= MAX_MODEL_BYTES) sending.send(file);
          }}
        />
      )}
    </>
  );
}

/** An item's model is copied by sending it as a file: what is chosen meanwhile wins. */
function useChoice(model: Model, items: ReturnType<typeof useItemModels>, onChange: (model: Model) => void) {
  const [choice, setChoice] = useState<Choice>(model.from === 'house' ? model.shape : 'upload');
  const [isCopying, setCopying] = useState(false);
  const [copyFailed, setCopyFailed] = useState(false);
  const newest = useRef(choice);
  const sending = useSending('file', ({ id }) => onChange({ from: 'upload', media_id: id }));
  const copyOf = async (item: (typeof items)[number]) => {
    setCopying(true);
    // What stood here before would be saved in its place.
    onChange({ from: 'house', shape: 'microphone' });
    try {
      const file = await copyItemModel(item);
      if (newest.current === item.id) sending.send(file);
    } catch {
      if (newest.current === item.id) setCopyFailed(true);
    } finally {
      if (newest.current === item.id) setCopying(false);
    }
  };
  const choose = (next: Choice) => {
    sending.stop();
    setCopying(false);
    setCopyFailed(false);
    setChoice(next);
    newest.current = next;
    const shape = houseModels.find((one) => one === next);
    const item = items.find(({ id }) => id === next);
    if (shape !== undefined) onChange({ from: 'house', shape });
    if (item !== undefined) void copyOf(item);
  };
  return { choice, choose, sending, isCopying, copyFailed: copyFailed || sending.trouble !== null };
}

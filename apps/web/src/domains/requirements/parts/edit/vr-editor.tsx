// The editor of VR: the 360° picture, the places in it, and how often somebody may miss.
import type { Direction } from '@stagepass/base/sphere.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { Hotspot } from '@stagepass/contract/requirements/vr.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { crosshair } from '@stagepass/ui/icon/phosphor/crosshair.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { type RefObject, useRef, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { newKey } from '../../model/blank-config.ts';
import { SceneView } from '../scene/scene-view.tsx';
import type { EditorProps } from './editor-props.ts';
import { MediaField } from './media-field.tsx';
import { NumberField } from './number-field.tsx';
import { vrEditCopy } from './vr-copy.ts';
import './edit.css';

const MOST_PLACES = 12;
const sizes = { small: 6, medium: 10, large: 18 } as const;
type Size = keyof typeof sizes;
const round = (degrees: number) => Math.round(degrees * 10) / 10;
const bound = (value: number | null, [least, first, most]: readonly [number, number, number]) =>
  Math.min(most, Math.max(least, Math.round(value ?? first)));

export function VrEditor({ config, media, onChange, onBusy }: EditorProps<'VR'>) {
  const copy = useCopy(vrEditCopy);
  const [scene, setScene] = useState(() => media.find(({ id }) => id === config.media_id) ?? null);
  const middle = useRef<Direction>({ yaw: 0, pitch: 0 });
  const set = (hotspots: Hotspot[]) => onChange({ ...config, hotspots });
  const add = ({ yaw, pitch }: Direction) => {
    if (config.hotspots.length >= MOST_PLACES) return;
    const place = { yaw: round(yaw), pitch: round(pitch), radius_deg: sizes.medium };
    set([...config.hotspots, { key: newKey(), ...place, clue: '', found: '' }]);
  };
  const change = (key: string, part: Partial<Hotspot>) =>
    set(config.hotspots.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <div className="sp-edit-fields">
      <MediaField
        only="picture"
        shows={false}
        words={{ label: copy.scene, hint: copy.sceneHint, add: copy.sceneAdd }}
        value={scene}
        onChange={(media_id, view) => {
          setScene(view);
          onChange({ ...config, media_id });
        }}
        onBusy={onBusy}
      />
      {scene === null ? null : <Scene scene={scene} hotspots={config.hotspots} middle={middle} onAdd={add} />}
      {config.hotspots.map((hotspot, at) => (
        <PlaceCard
          key={hotspot.key}
          hotspot={hotspot}
          number={at + 1}
          onChange={(part) => change(hotspot.key, part)}
          onMove={() =>
            change(hotspot.key, { yaw: round(middle.current.yaw), pitch: round(middle.current.pitch) })
          }
          onRemove={() => set(config.hotspots.filter((one) => one.key !== hotspot.key))}
        />
      ))}
      <TextArea
        label={copy.text}
        rows={2}
        maxLength={1000}
        value={config.text}
        onChange={(event) => onChange({ ...config, text: event.target.value })}
      />
      <Bounds config={config} onChange={onChange} />
    </div>
  );
}

function Scene(props: {
  scene: MediaView;
  hotspots: readonly Hotspot[];
  middle: RefObject<Direction>;
  onAdd: (at: Direction) => void;
}) {
  const copy = useCopy(vrEditCopy);
  const { scene, hotspots, middle, onAdd } = props;
  const isFull = hotspots.length >= MOST_PLACES;
  return isScene(scene) ? (
    <>
      <SceneView
        key={scene.id}
        scene={scene}
        middle={middle}
        onPoint={onAdd}
        onTap={onAdd}
        marks={hotspots.map((one, at) => ({ ...one, label: String(at + 1) }))}
      />
      <p className="sp-small sp-quiet m-0">{isFull ? copy.full : copy.placeHint}</p>
      <Button
        variant="outline"
        disabled={isFull}
        icon={<Icon of={plus} />}
        onClick={() => onAdd(middle.current)}
      >
        {copy.place}
      </Button>
    </>
  ) : (
    <Notice tone="bad" live>
      {copy.notScene}
    </Notice>
  );
}

function Bounds({ config, onChange }: Pick<EditorProps<'VR'>, 'config' | 'onChange'>) {
  const copy = useCopy(vrEditCopy);
  return (
    <div className="sp-edit-pair">
      <NumberField
        label={copy.misses}
        hint={copy.missesHint}
        value={config.misses}
        min={3}
        max={50}
        onChange={(misses) => onChange({ ...config, misses: bound(misses, [3, 10, 50]) })}
      />
      <NumberField
        label={copy.seconds}
        value={config.seconds}
        min={0}
        max={900}
        onChange={(seconds) => onChange({ ...config, seconds: bound(seconds, [0, 0, 900]) })}
      />
    </div>
  );
}

function isScene({ kind, width, height }: MediaView): boolean {
  return kind === 'picture' && Math.abs(width / Math.max(1, height) - 2) <= 0.02;
}

function PlaceCard(props: {
  hotspot: Hotspot;
  number: number;
  onChange: (part: Partial<Hotspot>) => void;
  onMove: () => void;
  onRemove: () => void;
}) {
  const copy = useCopy(vrEditCopy);
  const { hotspot, number, onChange, onMove, onRemove } = props;
  const names = Object.keys(sizes) as Size[];
  const size = names.find((name) => sizes[name] >= hotspot.radius_deg) ?? 'large';
  return (
    <fieldset className="sp-edit-part">
      <legend className="sp-visually-hidden">{copy.spot({ number })}</legend>
      <div className="sp-edit-option">
        <strong>{number}</strong>
        <Button variant="ghost" size="small" icon={<Icon of={crosshair} />} onClick={onMove}>
          {copy.moveHere}
        </Button>
        <IconButton label={copy.remove({ number })} icon={<Icon of={trash} />} onClick={onRemove} />
      </div>
      <Field
        label={copy.clue}
        hint={copy.clueHint}
        value={hotspot.clue}
        maxLength={240}
        onChange={(event) => onChange({ clue: event.target.value })}
      />
      <Field
        label={copy.found}
        value={hotspot.found}
        maxLength={240}
        onChange={(event) => onChange({ found: event.target.value })}
      />
      <SegmentedControl
        label={copy.size({ number })}
        value={size}
        segments={names.map((value) => ({ value, label: copy.sizes[value] }))}
        onChange={(name) => onChange({ radius_deg: sizes[name] })}
      />
    </fieldset>
  );
}

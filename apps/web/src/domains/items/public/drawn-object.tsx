// An object that StagePass draws in the club's color: the choice among them, and a sketch of what it will be.
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { armchair } from '@stagepass/ui/icon/phosphor/armchair.ts';
import { bookOpen } from '@stagepass/ui/icon/phosphor/book-open.ts';
import { cassetteTape } from '@stagepass/ui/icon/phosphor/cassette-tape.ts';
import { coffee } from '@stagepass/ui/icon/phosphor/coffee.ts';
import { faceMask } from '@stagepass/ui/icon/phosphor/face-mask.ts';
import { gameController } from '@stagepass/ui/icon/phosphor/game-controller.ts';
import { guitar } from '@stagepass/ui/icon/phosphor/guitar.ts';
import { heart } from '@stagepass/ui/icon/phosphor/heart.ts';
import { identificationBadge } from '@stagepass/ui/icon/phosphor/identification-badge.ts';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { key } from '@stagepass/ui/icon/phosphor/key.ts';
import { lightbulb } from '@stagepass/ui/icon/phosphor/lightbulb.ts';
import { metronome } from '@stagepass/ui/icon/phosphor/metronome.ts';
import { microphoneStage } from '@stagepass/ui/icon/phosphor/microphone-stage.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { vinylRecord } from '@stagepass/ui/icon/phosphor/vinyl-record.ts';
import { watch } from '@stagepass/ui/icon/phosphor/watch.ts';
import { useId } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { drawnObjects } from '../model/item-words.ts';
import './drawn-object.css';

const marks = {
  vinyl: vinylRecord,
  cassette: cassetteTape,
  pick: guitar,
  pass: identificationBadge,
  ticket,
  pin: heart,
  stick: lightbulb,
  polaroid: image,
  mic: microphoneStage,
  band: watch,
  drum: metronome,
  cup: coffee,
  scarf: armchair,
  cart: gameController,
  book: bookOpen,
  mask: faceMask,
  key,
} as const satisfies Record<DrawnObject, IconShape>;

export function DrawnSketch({ object }: { object: DrawnObject }) {
  return (
    <span className="sp-drawn">
      <Icon of={marks[object] as IconShape} weight={'fill' as never} />
    </span>
  );
}

type ObjectChoiceProps = { value: DrawnObject; onChange: (object: DrawnObject) => void };

export function ObjectChoice({ value, onChange }: ObjectChoiceProps) {
  const { form, objects } = useCopy(manageItemsCopy);
  const name = useId();
  return (
    <fieldset className="sp-objects">
      <legend className="sp-field-label">{form.object}</legend>
      {drawnObjects.map((object) => (
        <label key={object}>
          <input
            type="radio"
            name={name}
            value={object}
            checked={object === value}
            onChange={() => onChange(object)}
          />
          <Icon of={marks[object] as IconShape} />
          {objects[object]}
        </label>
      ))}
    </fieldset>
  );
}

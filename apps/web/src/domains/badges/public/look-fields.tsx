// How a badge looks, chosen by a creator: shape, icon and color, with the patch above them as fans will see it.
import type { BadgeIcon, BadgeShape } from '@stagepass/contract/badges/kinds.ts';
import type { BadgeLook } from '@stagepass/contract/badges/shapes.ts';
import { BadgePatch } from '@stagepass/ui/badge-patch/badge-patch.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { SwatchBook } from '@stagepass/ui/swatch-book/swatch-book.tsx';
import { type ReactNode, useId } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { gelHues, nearestGel } from '#platform/theme/gels.ts';
import { makeBadgeCopy } from '../make-copy.ts';
import { BadgeMark } from './badge-mark.tsx';
import { badgeSigns } from './badge-signs.ts';
import './look-fields.css';

export interface LookFieldsProps {
  look: BadgeLook;
  /** Chevrons that the preview wears. */
  stages?: number;
  onChange: (look: BadgeLook) => void;
}

export function LookFields({ look, stages = 1, onChange }: LookFieldsProps) {
  const copy = useCopy(makeBadgeCopy);
  const signOf = (of: BadgeLook) => <Icon of={badgeSigns[of.icon]} weight="fill" />;
  return (
    <div className="grid gap-4">
      <div className="sp-look-preview">
        <BadgeMark look={look} stage={stages} stages={stages} size="7.5rem" tilt={-4} label={copy.preview} />
      </div>
      <Options
        label={copy.shape}
        options={Object.keys(copy.shapes) as BadgeShape[]}
        value={look.shape}
        names={copy.shapes}
        onChange={(shape) => onChange({ ...look, shape })}
        draw={(shape) => <BadgePatch shape={shape} hue={look.hue} icon={signOf(look)} size="2.75rem" />}
      />
      <Options
        label={copy.icon}
        options={Object.keys(badgeSigns) as BadgeIcon[]}
        value={look.icon}
        names={copy.icons}
        onChange={(icon) => onChange({ ...look, icon })}
        draw={(icon) => <Icon of={badgeSigns[icon]} weight="fill" size="1.5rem" />}
      />
      <SwatchBook
        swatches={gelHues.map((hue) => ({ hue, name: copy.colors[hue] }))}
        value={look.hue}
        onChange={(hue) => onChange({ ...look, hue })}
        label={copy.color}
        sliderLabel={copy.hue}
        valueText={copy.colorValue({ name: copy.colors[nearestGel(look.hue)], hue: String(look.hue) })}
      />
    </div>
  );
}

interface OptionsProps<Value extends string> {
  label: string;
  options: readonly Value[];
  value: Value;
  names: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
  draw: (value: Value) => ReactNode;
}

/** Native radios in a grid: arrow keys move between them. */
function Options<Value extends string>({
  label,
  options,
  value,
  names,
  onChange,
  draw,
}: OptionsProps<Value>) {
  const group = useId();
  return (
    <fieldset className="sp-look-options">
      <legend className="sp-field-label">{label}</legend>
      {options.map((option) => (
        <label key={option} className="sp-look-option">
          <input
            type="radio"
            name={group}
            aria-label={names[option]}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {draw(option)}
        </label>
      ))}
    </fieldset>
  );
}

// Owns the swatch book: a fan of gels on one rivet, and the hue slider between them.
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { gelVariables } from '../gel/gel.ts';
import { nearestSwatch, turnOf } from './swatch-fan.ts';
import './swatch-book.css';

export type Swatch = { hue: number; name: string };

export type SwatchBookProps = {
  /** In the order they are fanned. */
  swatches: readonly Swatch[];
  /** The hue, 0 to 359; it need not be one of the swatches. */
  value: number;
  onChange: (hue: number) => void;
  label: string;
  sliderLabel: string;
  /** What the slider's value is called: "Leaf, 150". */
  valueText: string;
  /** A line under the slider: how well ink reads on it. */
  note?: ReactNode;
};

export function SwatchBook(props: SwatchBookProps) {
  const { swatches, value, onChange, label, sliderLabel, valueText, note } = props;
  const name = useId();
  const strips = useRef<(HTMLInputElement | null)[]>([]);
  const open = nearestSwatch(swatches, value);
  const exact = swatches[open]?.hue === value;
  // A gel between two swatches is shown on the strip next to it, so the fan always has one pulled out.
  const hueOf = (i: number, swatch: Swatch) => (i === open && !exact ? value : swatch.hue);

  function move(event: KeyboardEvent<HTMLInputElement>, from: number) {
    const to = targetOf(event.key, from, swatches.length);
    const swatch = to === undefined ? undefined : swatches[to];
    if (to === undefined || !swatch) return;
    event.preventDefault();
    strips.current[to]?.focus();
    onChange(swatch.hue);
  }

  return (
    <div className="sp-swatch">
      <div className="sp-swatch-book" role="radiogroup" aria-label={label}>
        {swatches.map((swatch, i) => (
          <label
            key={swatch.hue}
            className="sp-swatch-strip"
            data-club=""
            data-open={i === open}
            style={
              {
                ...gelVariables(hueOf(i, swatch)),
                '--turn': `${turnOf(i, swatches.length)}deg`,
              } as CSSProperties
            }
          >
            <input
              ref={(element) => {
                strips.current[i] = element;
              }}
              type="radio"
              name={name}
              aria-label={swatch.name}
              value={swatch.hue}
              checked={exact && i === open}
              tabIndex={i === open ? 0 : -1}
              onChange={() => onChange(swatch.hue)}
              onKeyDown={(event) => move(event, i)}
            />
            <span aria-hidden="true">{hueOf(i, swatch)}</span>
          </label>
        ))}
        <span className="sp-swatch-rivet" aria-hidden="true" />
      </div>
      <HueSlider value={value} label={sliderLabel} valueText={valueText} onChange={onChange} />
      {note ? <p className="sp-swatch-note">{note}</p> : null}
    </div>
  );
}

type HueSliderProps = {
  value: number;
  label: string;
  valueText: string;
  onChange: (hue: number) => void;
};

function HueSlider({ value, label, valueText, onChange }: HueSliderProps) {
  return (
    <div className="sp-swatch-line">
      <output className="sp-swatch-name">{valueText}</output>
      <input
        className="sp-swatch-hue"
        data-club=""
        style={gelVariables(value) as CSSProperties}
        type="range"
        min={0}
        max={359}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Arrows walk the fan and come round at its ends; Home and End go to them. */
function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

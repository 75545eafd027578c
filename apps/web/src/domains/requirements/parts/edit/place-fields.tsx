// A place in an editor: its coordinates, typed or taken from this phone, and how far from it still counts.
import type { Place } from '@stagepass/contract/requirements/place.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { crosshair } from '@stagepass/ui/icon/phosphor/crosshair.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useMapStyle } from '#platform/site/site.ts';
import { askPosition } from '../../data/use-position.ts';
import { isChosen, readBoth, readCoordinate, roundCoordinate } from '../../model/coordinates.ts';
import { NumberField } from './number-field.tsx';
import { siteEditCopy } from './site-copy.ts';

/** Fetched where this installation shows maps, and not before one is opened. */
const PlaceMap = latePart(() => import('#platform/map/place-map.tsx'), 'PlaceMap', undefined, 'left-out');

export function PlaceFields({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const copy = useCopy(siteEditCopy);
  const style = useMapStyle();
  const [busy, setBusy] = useState(false);
  const put = (point: { lat: number; long: number }) =>
    onChange({ ...place, lat: roundCoordinate(point.lat), long: roundCoordinate(point.long) });
  const putHere = async () => {
    setBusy(true);
    try {
      put(await askPosition());
    } catch {
      showToast({ title: copy.hereFailed, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="sp-edit-part">
      {style === null ? null : (
        <PlaceMap
          meanwhile={<div className="sp-place-map-room" />}
          style={style}
          label={copy.map}
          place={isChosen(place) ? place : null}
          onPick={put}
        />
      )}
      <Button
        variant="secondary"
        wide
        loading={busy}
        icon={<Icon of={crosshair} weight="bold" />}
        onClick={() => void putHere()}
      >
        {copy.here}
      </Button>
      <div className="sp-edit-pair">
        <Coordinate label={copy.lat} hint={copy.paste} most={90} of="lat" place={place} onPut={put} />
        <Coordinate label={copy.long} most={180} of="long" place={place} onPut={put} />
      </div>
      <NumberField
        label={copy.radius}
        hint={copy.radiusHint}
        value={place.radius_m}
        min={30}
        max={5000}
        onChange={(radius) => onChange({ ...place, radius_m: Math.min(5000, Math.round(radius ?? 150)) })}
      />
    </div>
  );
}

interface CoordinateProps {
  label: string;
  hint?: string;
  most: number;
  of: 'lat' | 'long';
  place: Place;
  onPut: (point: { lat: number; long: number }) => void;
}

/** Kept as it is typed: `51.` is on its way to a number. */
function Coordinate({ label, hint, most, of, place, onPut }: CoordinateProps) {
  const shown = isChosen(place) ? String(place[of]) : '';
  const [typed, setTyped] = useState<string | null>(null);
  const isSame = typed !== null && readCoordinate(typed, most) === place[of];
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={isSame ? typed : shown}
      onChange={(event) => {
        const text = event.target.value;
        const both = readBoth(text);
        if (both !== undefined) {
          setTyped(null);
          return onPut(both);
        }
        const value = readCoordinate(text, most);
        setTyped(text);
        if (value !== undefined) onPut({ lat: place.lat, long: place.long, [of]: value });
        return undefined;
      }}
    />
  );
}

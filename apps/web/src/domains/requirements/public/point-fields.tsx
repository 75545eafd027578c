// A point on earth in an editor: on a map where this site shows maps, its coordinates typed, or taken from this phone.
import type { Point } from '@stagepass/contract/requirements/place.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { crosshair } from '@stagepass/ui/icon/phosphor/crosshair.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useMapStyle } from '#platform/site/site.ts';
import { askPosition } from '../data/use-position.ts';
import { isChosen, readBoth, readCoordinate, roundCoordinate } from '../model/coordinates.ts';
import { siteEditCopy } from '../parts/edit/site-copy.ts';
import '../parts/edit/edit.css';

/** Fetched where this installation shows maps, and not before one is opened. */
const PlaceMap = latePart(() => import('#platform/map/place-map.tsx'), 'PlaceMap', undefined, 'left-out');

export interface PointFieldsProps {
  /** At 0, 0 none was chosen yet. */
  point: Point;
  /** Of the circle around it on the map. */
  radius_m: number;
  onChange: (point: Point) => void;
}

export function PointFields({ point, radius_m, onChange }: PointFieldsProps) {
  const copy = useCopy(siteEditCopy);
  const style = useMapStyle();
  const [busy, setBusy] = useState(false);
  const put = (at: Point) => onChange({ lat: roundCoordinate(at.lat), long: roundCoordinate(at.long) });
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
    <>
      {style === null ? null : (
        <PlaceMap
          meanwhile={<div className="sp-place-map-room" />}
          style={style}
          label={copy.map}
          place={isChosen(point) ? { ...point, radius_m } : null}
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
        <Coordinate label={copy.lat} hint={copy.paste} most={90} of="lat" point={point} onPut={put} />
        <Coordinate label={copy.long} most={180} of="long" point={point} onPut={put} />
      </div>
    </>
  );
}

interface CoordinateProps {
  label: string;
  hint?: string;
  most: number;
  of: 'lat' | 'long';
  point: Point;
  onPut: (point: Point) => void;
}

/** Kept as it is typed: `51.` is on its way to a number. */
function Coordinate({ label, hint, most, of, point, onPut }: CoordinateProps) {
  const shown = isChosen(point) ? String(point[of]) : '';
  const [typed, setTyped] = useState<string | null>(null);
  const isSame = typed !== null && readCoordinate(typed, most) === point[of];
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
        if (value !== undefined) onPut({ lat: point.lat, long: point.long, [of]: value });
        return undefined;
      }}
    />
  );
}

// A place in an editor: a point, and how far from it still counts.
import type { Place } from '@stagepass/contract/requirements/place.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { PointFields } from '../../public/point-fields.tsx';
import { NumberField } from './number-field.tsx';
import { siteEditCopy } from './site-copy.ts';

export function PlaceFields({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const copy = useCopy(siteEditCopy);
  return (
    <div className="sp-edit-part">
      <PointFields
        point={place}
        radius_m={place.radius_m}
        onChange={(point) => onChange({ ...place, ...point })}
      />
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

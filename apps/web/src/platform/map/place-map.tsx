// A map of one place: its circle, where the phone is, and a tap that picks another. Loaded only where it is shown.
import { type GeoJSONSource, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { boundsOf, circleAround } from './ground.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import './place-map.css';

setWorkerUrl(workerUrl);

interface At {
  lat: number;
  long: number;
}

export interface PlaceMapProps {
  style: string;
  /** For screen readers. */
  label: string;
  /** Null where none was picked yet: the map shows the world. */
  place: (At & { radius_m: number }) | null;
  /** Where the phone is. */
  own?: (At & { accuracy_m: number }) | null | undefined;
  onPick?: ((at: At) => void) | undefined;
}

const nothing = { type: 'FeatureCollection' as const, features: [] };

/** The map's painter does not know the colors of a club's gel: these two stand out on every style. */
const shapes = [
  ['place', '#ff6b3d', 0.3],
  ['own', '#1f6feb', 0.55],
] as const;

export function PlaceMap({ style, label, place, own, onPick }: PlaceMapProps) {
  const box = useRef<HTMLElement | null>(null);
  const map = useRef<LibreMap | null>(null);
  const draw = useEffectEvent((shown: LibreMap) => {
    const put = (name: string, data: Parameters<GeoJSONSource['setData']>[0]) =>
      shown.getSource<GeoJSONSource>(name)?.setData(data);
    put('place', place === null ? nothing : circleAround(place, place.radius_m));
    put('own', own ? circleAround(own, Math.max(4, own.accuracy_m)) : nothing);
  });
  const look = useEffectEvent((shown: LibreMap) => {
    if (place === null) return;
    const points = own ? [place, own] : [place];
    shown.fitBounds(boundsOf(points, place.radius_m * 1.4), { animate: false, maxZoom: 17 });
  });
  const picked = useEffectEvent((at: At) => onPick?.(at));
  useEffect(() => {
    if (box.current === null) return undefined;
    const shown = new LibreMap({
      container: box.current,
      style,
      center: [0, 25],
      zoom: 0.5,
      dragRotate: false,
      cooperativeGestures: true,
    });
    map.current = shown;
    shown.on('load', () => {
      for (const [name, fill, opacity] of shapes) {
        shown.addSource(name, { type: 'geojson', data: nothing });
        shown.addLayer({
          id: name,
          type: 'fill',
          source: name,
          paint: { 'fill-color': fill, 'fill-opacity': opacity },
        });
      }
      draw(shown);
      look(shown);
    });
    shown.on('click', ({ lngLat }) => picked({ lat: lngLat.lat, long: lngLat.lng }));
    return () => {
      map.current = null;
      shown.remove();
    };
  }, [style]);
  const key = JSON.stringify([place, own]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew whenever what is shown has changed.
  useEffect(() => {
    if (map.current?.isStyleLoaded()) draw(map.current);
  }, [key]);
  return <section ref={box} className="sp-place-map" aria-label={label} />;
}

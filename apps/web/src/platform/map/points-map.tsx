// A map of several points, each with a pin that opens something. Loaded only where it is shown.
import { Map as LibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { boundsOf } from './ground.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import './place-map.css';

setWorkerUrl(workerUrl);

export interface MapPoint {
  id: string;
  /** For screen readers, and under the pointer. */
  name: string;
  lat: number;
  long: number;
}

export interface PointsMapProps {
  style: string;
  label: string;
  points: readonly MapPoint[];
  onOpen: (id: string) => void;
}

const ROOM_M = 300;

export function PointsMap({ style, label, points, onOpen }: PointsMapProps) {
  const box = useRef<HTMLElement | null>(null);
  const open = useEffectEvent((id: string) => onOpen(id));
  const pinsOn = useEffectEvent((shown: LibreMap) => {
    if (points.length > 0) shown.fitBounds(boundsOf(points, ROOM_M), { animate: false, maxZoom: 16 });
    for (const { id, name, lat, long } of points) {
      const pin = document.createElement('button');
      pin.type = 'button';
      pin.className = 'sp-map-pin';
      pin.title = name;
      pin.setAttribute('aria-label', name);
      pin.addEventListener('click', () => open(id));
      new Marker({ element: pin, anchor: 'bottom' }).setLngLat([long, lat]).addTo(shown);
    }
  });
  const key = JSON.stringify(points);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew whenever its points have changed.
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
    pinsOn(shown);
    return () => shown.remove();
  }, [style, key]);
  return <section ref={box} className="sp-place-map" aria-label={label} />;
}

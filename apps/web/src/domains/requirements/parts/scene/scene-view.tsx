// A 360° scene to look around in: by drag, by turning the phone, by keys. What is in its middle is pointed at.
import { type Direction, wrapYaw } from '@stagepass/base/sphere.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { deviceMobile } from '@stagepass/ui/icon/phosphor/device-mobile.ts';
import { minus } from '@stagepass/ui/icon/phosphor/minus.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { firstLook, flatLens, type Look, type Spot, sphereLens, turned } from '../../model/look.ts';
import { sceneCopy } from './scene-copy.ts';
import { type SphereDrawing, sphereDrawing } from './sphere-drawing.ts';
import { type Motion, useMotion } from './use-motion.ts';
import './scene.css';

export interface SceneMark extends Direction {
  key: string;
  label: string;
}

export interface SceneViewProps {
  scene: MediaView;
  /** What is in the middle, whenever that changes. */
  middle: RefObject<Direction>;
  /** Enter was pressed. */
  onPoint: (direction: Direction) => void;
  /** A place was tapped; without it, the view turns there. */
  onTap?: ((direction: Direction) => void) | undefined;
  marks?: readonly SceneMark[] | undefined;
}

const STEP_DEG = 5;
const ZOOM = 0.85;
/** A finger that moves less than this has tapped. */
const TAP_PX = 8;

const keys: Readonly<Record<string, Parameters<typeof turned>[1]>> = {
  ArrowLeft: { yaw: -STEP_DEG },
  ArrowRight: { yaw: STEP_DEG },
  ArrowUp: { pitch: STEP_DEG },
  ArrowDown: { pitch: -STEP_DEG },
  '+': { zoom: ZOOM },
  '=': { zoom: ZOOM },
  '-': { zoom: 1 / ZOOM },
};

export function SceneView({ scene, middle, onPoint, onTap, marks = [] }: SceneViewProps) {
  const copy = useCopy(sceneCopy);
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Look>(firstLook);
  const turn = (by: Parameters<typeof turned>[1]) => setLook((now) => turned(now, by));
  const { canvas, isFlat } = useSphere(scene, look);
  const motion = useMotion((by) => turn(by));
  const size = useSize(box);
  const lens = isFlat ? flatLens : sphereLens;
  const aspect = size.width / size.height;
  useEffect(() => {
    middle.current = { yaw: look.yaw, pitch: look.pitch };
  }, [look, middle]);
  const tap = (at: { x: number; y: number }) => {
    const spot = { x: (at.x / size.width) * 2 - 1, y: 1 - (at.y / size.height) * 2 };
    const direction = lens.directionAt(look, spot, aspect);
    if (onTap !== undefined) onTap(direction);
    else setLook((now) => ({ ...now, ...direction }));
  };
  const drag = useDrag({ turn, tap, degreesByPixel: look.fov / size.height });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = keys[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) onPoint({ yaw: look.yaw, pitch: look.pitch });
    else turn(by);
  };
  return (
    <div className="sp-scene">
      <div
        ref={box}
        className="sp-scene-window"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn the view and point.
        tabIndex={0}
        role="application"
        aria-label={scene.alt === '' ? copy.label : copy.labelled({ alt: scene.alt })}
        aria-describedby={hint}
        data-yaw={Math.round(look.yaw)}
        data-pitch={Math.round(look.pitch)}
        data-drawn={isFlat ? 'flat' : 'sphere'}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {isFlat ? <FlatPicture scene={scene} look={look} size={size} /> : <canvas ref={canvas} />}
        <span className="sp-scene-aim" aria-hidden="true" />
        <Marks marks={marks} spotOf={(mark) => lens.spotOf(look, mark, aspect)} />
      </div>
      <Acts motion={motion} onZoom={(zoom) => turn({ zoom })} />
      <p className="sp-small sp-quiet m-0" id={hint}>
        {motion.refused ? copy.motionRefused : copy.hint}
      </p>
    </div>
  );
}

function Acts({ motion, onZoom }: { motion: Motion; onZoom: (by: number) => void }) {
  const copy = useCopy(sceneCopy);
  return (
    <div className="sp-scene-acts">
      <IconButton label={copy.zoomIn} icon={<Icon of={plus} />} onClick={() => onZoom(ZOOM)} />
      <IconButton label={copy.zoomOut} icon={<Icon of={minus} />} onClick={() => onZoom(1 / ZOOM)} />
      {motion.offered ? (
        <IconButton
          label={motion.on ? copy.motionOff : copy.motionOn}
          aria-pressed={motion.on}
          icon={<Icon of={deviceMobile} />}
          onClick={motion.toggle}
        />
      ) : null}
    </div>
  );
}

function Marks({ marks, spotOf }: { marks: readonly SceneMark[]; spotOf: (mark: SceneMark) => Spot | null }) {
  return (
    <>
      {marks.map((mark) => {
        const spot = spotOf(mark);
        return spot === null ? null : (
          <span
            key={mark.key}
            className="sp-scene-mark"
            style={{ insetInlineStart: `${(spot.x + 1) * 50}%`, insetBlockStart: `${(1 - spot.y) * 50}%` }}
          >
            {mark.label}
          </span>
        );
      })}
    </>
  );
}

/** The canvas that draws it, until it turns out that it cannot. */
function useSphere(scene: MediaView, look: Look) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<SphereDrawing | null>(null);
  const [isFlat, setFlat] = useState(false);
  const src = pictureAddress(scene.large_url);
  useEffect(() => {
    let left = false;
    let made: SphereDrawing | undefined;
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.onload = () => {
      if (left || canvas.current === null) return;
      made = sphereDrawing(canvas.current, picture);
      if (made === undefined) setFlat(true);
      else setDrawing(made);
    };
    // Perhaps only for being read: the flat one needs to be shown and no more.
    picture.onerror = () => left || setFlat(true);
    picture.src = src ?? '';
    return () => {
      left = true;
      made?.end();
    };
  }, [src]);
  useEffect(() => drawing?.draw(look), [drawing, look]);
  return { canvas, isFlat };
}

function FlatPicture({ scene, look, size }: { scene: MediaView; look: Look; size: Size }) {
  const byDegree = size.height / look.fov;
  const x = size.width / 2 - (look.yaw + 180) * byDegree;
  const y = size.height / 2 - (90 - look.pitch) * byDegree;
  return (
    <div
      className="sp-scene-flat"
      style={{
        backgroundImage: `url("${pictureAddress(scene.large_url) ?? ''}")`,
        backgroundSize: `${360 * byDegree}px ${180 * byDegree}px`,
        backgroundPosition: `${x}px ${y}px`,
      }}
    />
  );
}

interface Size {
  width: number;
  height: number;
}

function useSize(of: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 320, height: 320 });
  useEffect(() => {
    const element = of.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [of]);
  return size;
}

function useDrag(of: {
  turn: (by: { yaw: number; pitch: number }) => void;
  tap: (at: { x: number; y: number }) => void;
  degreesByPixel: number;
}) {
  const held = useRef<{ x: number; y: number; moved: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      held.current = { x: event.clientX, y: event.clientY, moved: 0 };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = held;
      if (current === null) return;
      const [right, down] = [event.clientX - current.x, event.clientY - current.y];
      held.current = { x: event.clientX, y: event.clientY, moved: current.moved + Math.hypot(right, down) };
      of.turn({ yaw: wrapYaw(-right * of.degreesByPixel), pitch: down * of.degreesByPixel });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = held;
      held.current = null;
      if (current === null || current.moved > TAP_PX) return;
      const { left, top } = event.currentTarget.getBoundingClientRect();
      of.tap({ x: event.clientX - left, y: event.clientY - top });
    },
    onPointerCancel: () => {
      held.current = null;
    },
  };
}

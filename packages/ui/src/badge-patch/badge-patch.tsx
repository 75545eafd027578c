// Owns the woven badge: its shape says what it is for, chevrons the stage, tacking stitches what is still to earn.
import { badgeOutlines, badgeTwill } from '@stagepass/base/badge-outlines.ts';
import { type ReactNode, useId } from 'react';
import './badge-patch.css';

export type PatchShape = keyof typeof badgeOutlines;

export type BadgePatchProps = {
  shape: PatchShape;
  /** Hue of the cloth, 0 to 359; the thread is dyed from it. */
  hue: number;
  /** The embroidered sign. */
  icon: ReactNode;
  /** Chevrons under the sign, 0 to 3. */
  stage?: number | undefined;
  earned?: boolean | undefined;
  /** Edge length, any CSS length. */
  size?: string | undefined;
  /** Sewn on by hand: a few degrees off. */
  tilt?: number | undefined;
  label?: string | undefined;
};

const about = (scale: number) => `translate(50 50) scale(${scale}) translate(-50 -50)`;

export function BadgePatch(props: BadgePatchProps) {
  const { shape, hue, icon, stage = 0, earned = true, size, tilt, label } = props;
  const outline = badgeOutlines[shape];
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span
      className="sp-patch"
      data-shape={shape}
      data-earned={earned}
      data-staged={earned && stage > 0}
      style={{ inlineSize: size, rotate: tilt ? `${tilt}deg` : undefined, ['--patch-h' as string]: hue }}
      {...named}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {earned ? <Cloth outline={outline} stage={stage} /> : <Tacking outline={outline} />}
      </svg>
      <span className="sp-patch-sign">{icon}</span>
    </span>
  );
}

function Tacking({ outline }: { outline: string }) {
  return <path className="sp-patch-tacking" d={outline} transform={about(0.94)} />;
}

function Cloth({ outline, stage }: { outline: string; stage: number }) {
  const clip = useId();
  const chevrons = Array.from({ length: stage }, (_, i) => 50 - (stage - 1) * 7 + i * 14 - 5);
  return (
    <>
      <path className="sp-patch-shade" d={outline} transform="translate(1.5 3)" />
      <path className="sp-patch-rim" d={outline} />
      <path className="sp-patch-merrow" d={outline} transform={about(0.93)} />
      <path className="sp-patch-cloth" d={outline} transform={about(0.86)} />
      <clipPath id={clip}>
        <path d={outline} transform={about(0.86)} />
      </clipPath>
      <path className="sp-patch-twill" d={badgeTwill} clipPath={`url(#${clip})`} />
      <path className="sp-patch-stitch" d={outline} transform={about(0.78)} />
      {chevrons.map((x) => (
        <path key={x} className="sp-patch-chevron" d={`M${x} 76l5 -4.5l5 4.5`} />
      ))}
    </>
  );
}

// Turns the view as the phone is turned, once the person allowed it with a tap.
import type { Direction } from '@stagepass/base/sphere.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { heldToward } from '../../model/look.ts';

type Asking = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<'granted' | 'denied'> };

export interface Motion {
  /** The device can tell how it is held. */
  offered: boolean;
  on: boolean;
  refused: boolean;
  toggle: () => void;
}

export function useMotion(onTurn: (by: Direction) => void): Motion {
  const [on, setOn] = useState(false);
  const [refused, setRefused] = useState(false);
  const offered = typeof DeviceOrientationEvent !== 'undefined' && navigator.maxTouchPoints > 0;
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!on) return undefined;
    let before: Direction | undefined;
    const hear = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      const now = heldToward({ alpha, beta, gamma });
      if (before !== undefined) turn({ yaw: now.yaw - before.yaw, pitch: now.pitch - before.pitch });
      before = now;
    };
    window.addEventListener('deviceorientation', hear);
    return () => window.removeEventListener('deviceorientation', hear);
  }, [on]);
  const toggle = () => {
    if (on) return setOn(false);
    const ask = (DeviceOrientationEvent as Asking).requestPermission;
    const asked = ask === undefined ? Promise.resolve('granted') : ask.call(DeviceOrientationEvent);
    return void asked.then(
      (answer) => (answer === 'granted' ? setOn(true) : setRefused(true)),
      () => setRefused(true),
    );
  };
  return { offered, on, refused, toggle };
}

// The handle of something that can be moved in a list: dragged by a finger, moved by the arrow keys, pressed for a menu.
import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { dotsSixVertical } from '../icon/phosphor/dots-six-vertical.ts';
import './move-handle.css';
import type { Sortable } from './use-sortable.ts';

export type MoveHandleProps = {
  /** Names what is moved and its place: "Move Soundcheck quiz, position 1 of 5". */
  label: string;
  /** From 0. */
  at: number;
  sortable: Sortable;
  /** By the arrow keys; may lead beyond an end. */
  onMove: (to: number) => void;
  onPress: () => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function MoveHandle({ label, at, sortable, onMove, onPress }: MoveHandleProps) {
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  return (
    <button
      type="button"
      className="sp-move-handle"
      aria-label={label}
      aria-haspopup="dialog"
      onKeyDown={press}
      // A press of a key is no end of a drag, whatever was dragged before it.
      onClick={(event) => (event.detail > 0 && sortable.wasDragged()) || onPress()}
      {...sortable.handle(at)}
    >
      <Icon of={dotsSixVertical} weight="bold" size="1.375rem" />
    </button>
  );
}

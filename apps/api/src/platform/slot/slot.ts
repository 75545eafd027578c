// Owns slots: how an early row uses what only a later row knows. The early row names the shape, boot fills it, nobody imports upward.
import { assert } from '@stagepass/base/assert.ts';

export interface Slot<Value> {
  /** Once, at boot. Filling it again with the same value is fine: several servers run in one test process. */
  fill(value: Value): void;
  read(): Value;
}

export function slot<Value>(name: string): Slot<Value> {
  let filled: { value: Value } | undefined;
  return {
    fill(value) {
      assert(filled === undefined || filled.value === value, `the slot ${name} is filled twice`);
      filled = { value };
    },
    read() {
      assert(filled !== undefined, `the slot ${name} is read before boot filled it`);
      return filled.value;
    },
  };
}

// Owns what this domain asks of those who know value: what is lost with an account that is deleted.
import type { Deletion } from '@stagepass/contract/users/account-shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

type Value = Deletion['value'];

/** All of it, or the part that one domain knows. */
export type ValueOfPerson<Part extends keyof Value = keyof Value> = (
  platform: Platform,
  userId: string,
) => Promise<Pick<Value, Part>>;

export const valueOfPerson = slot<ValueOfPerson>('value of a person');

// Owns what this domain asks of those who know value: what is lost with an account that is deleted.
import type { Deletion } from '@stagepass/contract/users/account-shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

export type ValueOfPerson = (platform: Platform, userId: string) => Promise<Deletion['value']>;

export const valueOfPerson = slot<ValueOfPerson>('value of a person');

// Owns what a screen is that is held to the rules: where it is, who sees it, and what has to happen first.
import type { DemoRole } from '@stagepass/contract/auth/shapes.ts';
import type { Phone } from './phone.ts';

export interface ScreenCase {
  /** Names its pictures. */
  readonly name: string;
  /** An address, or the way to find one. */
  readonly path: string | (() => Promise<string>);
  /** A demo account, or somebody who has just registered and not yet typed the code. */
  readonly as?: DemoRole | 'newcomer';
  /** What has to have happened before, where the address alone does not lead to the screen. */
  readonly before?: (phone: Phone) => Promise<void>;
  /** What somebody does once the screen stands, such as opening a sheet. */
  readonly act?: (phone: Phone) => Promise<void>;
  /** What comes after the screen stands, and belongs to it. */
  readonly until?: string;
}

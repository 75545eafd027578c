// Whether a step has a code that its staff show or print on site.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';

export function hasSiteCode(config: RequirementConfig): boolean {
  return config.type === 'QRCODE' || (config.type === 'LOCATION' && config.code);
}

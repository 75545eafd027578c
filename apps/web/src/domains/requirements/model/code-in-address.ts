// The code that came with the address: somebody scanned it with their phone's own camera, which opened this step.
import { readSiteCode, showSiteCode } from '@stagepass/base/site-code.ts';

/** Empty where there is none, or where it came for another step. */
export function codeInAddress(search: URLSearchParams, requirementId: string): string {
  const step = search.get('step');
  const code = readSiteCode(search.get('code') ?? '');
  return code === undefined || (step !== null && step !== requirementId) ? '' : showSiteCode(code);
}

// Owns the codes that are found on site: signed by the server, told apart from older ones and from those of other steps.
import { timingSafeEqual } from 'node:crypto';
import { slotAt } from '@stagepass/base/redeem-code.ts';
import { SITE_PROOF_LENGTH, SITE_TAG_LENGTH, siteSigns } from '@stagepass/base/site-code.ts';
import type { codeModes } from '@stagepass/contract/requirements/qrcode.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export interface CodeOf {
  requirement_id: string;
  version: number;
  mode: (typeof codeModes)[number];
}

/** `slot` is the half minute of a rotating code, null of a fixed one. */
export type CodeCheck = { is: 'right' | 'expired'; version: number; slot: number | null } | { is: 'wrong' };

/** The one before still counts: it may have been scanned as it changed. */
const SLOTS_BEFORE = 1;
/** How far back a code is still known as one that has expired: twenty minutes, and so many that were made anew. */
const KNOWN_SLOTS = 40;
const KNOWN_VERSIONS = 5;

/** The same for all codes of one step. */
export function tagOf(secrets: Pick<Secrets, 'sign'>, requirementId: string): string {
  return signsFor(secrets, `tag:${requirementId}`, SITE_TAG_LENGTH);
}

export function codeAt(secrets: Pick<Secrets, 'sign'>, of: CodeOf, now: Date): string {
  return makeCode(secrets, of, of.mode === 'fixed' ? null : slotAt(now.getTime()));
}

export function checkCode(secrets: Pick<Secrets, 'sign'>, of: CodeOf, code: string, now: Date): CodeCheck {
  const same = (version: number, slot: number | null) =>
    isSame(code, makeCode(secrets, { ...of, version }, slot));
  const current = of.mode === 'fixed' ? null : slotAt(now.getTime());
  for (let back = 0; back < (current === null ? 1 : KNOWN_SLOTS); back += 1) {
    const slot = current === null ? null : current - back;
    if (same(of.version, slot))
      return { is: back <= SLOTS_BEFORE ? 'right' : 'expired', version: of.version, slot };
  }
  for (let version = of.version - 1; version > 0 && version >= of.version - KNOWN_VERSIONS; version -= 1)
    for (let back = 0; back < (current === null ? 1 : KNOWN_SLOTS); back += 1) {
      const slot = current === null ? null : current - back;
      if (same(version, slot)) return { is: 'expired', version, slot };
    }
  return { is: 'wrong' };
}

/** Names a code without telling it: once for each person. A fixed one counts again in the next round. */
export function useKey(check: { version: number; slot: number | null }, period: string): string {
  return `${check.version}:${check.slot ?? `fixed${period === '' ? '' : `:${period}`}`}`;
}

function makeCode(secrets: Pick<Secrets, 'sign'>, of: CodeOf, slot: number | null): string {
  const proof = signsFor(
    secrets,
    `code:${of.requirement_id}:${of.version}:${slot ?? 'fixed'}`,
    SITE_PROOF_LENGTH,
  );
  return `${tagOf(secrets, of.requirement_id)}${proof}`;
}

/** A signature has 32 bytes; where too few of them make signs, the next one is asked for. */
function signsFor({ sign }: Pick<Secrets, 'sign'>, text: string, count: number): string {
  for (let round = 0; ; round += 1) {
    const signs = siteSigns(
      Buffer.from(sign('requirement-site-code', `${text}:${round}`), 'base64url'),
      count,
    );
    if (signs !== undefined) return signs;
  }
}

function isSame(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

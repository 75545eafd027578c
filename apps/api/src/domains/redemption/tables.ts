// Owns the row types of the redemption domain's tables; nobody else reads or writes them.
import type { PublicJwk } from '@stagepass/base/redeem-code.ts';
import type { ScanReason, ScanVerdict } from '@stagepass/contract/redemption/shapes.ts';

export interface DeviceKeyRow {
  id: string;
  user_id: string;
  public_jwk: PublicJwk;
  name: string;
  created_at: Date;
  revoked_at: Date | null;
}

export interface RedemptionRow {
  id: string;
  club_id: string;
  scan_id: string;
  kind: 'item' | 'pass' | null;
  item_id: string | null;
  design_id: string | null;
  user_id: string | null;
  key_id: string | null;
  staff_id: string;
  scanner: string;
  scanned_at: Date;
  received_at: Date;
  verdict: ScanVerdict;
  reason: ScanReason | null;
  first_id: string | null;
  voided_at: Date | null;
  voided_by: string | null;
  void_reason: string | null;
}

export interface TypedCodeRow {
  kind: 'item' | 'pass';
  subject_id: string;
  user_id: string;
  made_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

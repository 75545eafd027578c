// Owns the row types of the admissions domain's tables; nobody else reads or writes them.
import type { Generated } from 'kysely';

interface InvitationTable {
  code: string;
  club_id: string;
  inviter_id: string;
  personal: boolean;
  label: Generated<string>;
  max_uses: number | null;
  uses: Generated<number>;
  ends_at: Date | null;
  revoked_at: Date | null;
  created_at: Date;
}

interface InvitationUseTable {
  club_id: string;
  user_id: string;
  code: string;
  inviter_id: string;
  state: 'joined' | 'earned' | 'nothing';
  joined_at: Date;
}

interface InvitationDeviceTable {
  club_id: string;
  device_mark: string;
  user_id: string;
  seen_at: Date;
}

interface JoinRequestTable {
  id: string;
  club_id: string;
  user_id: string;
  note: string;
  code: string | null;
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  reason: Generated<string>;
  answered_by: string | null;
  answered_at: Date | null;
  created_at: Date;
}

export interface AdmissionsTables {
  invitations: InvitationTable;
  invitation_uses: InvitationUseTable;
  invitation_devices: InvitationDeviceTable;
  join_requests: JoinRequestTable;
}

export interface InvitationRow extends Omit<InvitationTable, 'label' | 'uses'> {
  label: string;
  uses: number;
}

export type InvitationUseRow = InvitationUseTable;

export interface JoinRequestRow extends Omit<JoinRequestTable, 'reason'> {
  reason: string;
}

// Owns how rows of admissions become the shapes of the contract.
import type { Invitation } from '@stagepass/contract/admissions/shapes.ts';
import type { userCard } from '@stagepass/contract/users/shapes.ts';
import type { z } from 'zod';
import { invitationState } from './invitations.rules.ts';
import type { InvitationRow } from './tables.ts';

export function presentInvitation(
  row: InvitationRow,
  inviter: z.infer<typeof userCard>,
  now: Date,
): Invitation {
  return {
    code: row.code,
    personal: row.personal,
    label: row.label,
    uses: row.uses,
    limit: row.max_uses,
    ends_at: row.ends_at?.toISOString() ?? null,
    state: invitationState(row, now),
    created_at: row.created_at.toISOString(),
    inviter,
  };
}

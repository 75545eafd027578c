// Blocks the person of a conversation, after a question.
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { useState } from 'react';
import { BlockDialog } from './block-dialog.tsx';

interface BlockButtonProps {
  person: Pick<UserCard, 'id' | 'display_name'>;
  conversationId: string;
  label: string;
}

export function BlockButton({ person, conversationId, label }: BlockButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {label}
      </Button>
      <BlockDialog
        person={person}
        conversationId={conversationId}
        open={asks}
        onClose={() => setAsks(false)}
      />
    </>
  );
}

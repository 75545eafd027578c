// Unblocks the person of a conversation that the viewer closed by a block.
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';
import { useUnblock } from '../data/block.ts';
import { chatFailures } from '../error-copy.ts';

interface UnblockButtonProps {
  person: Pick<UserCard, 'id' | 'display_name'>;
  conversationId: string;
}

export function UnblockButton({ person, conversationId }: UnblockButtonProps) {
  const { closed } = useCopy(chatCopy);
  const failures = useCopy(chatFailures);
  const unblock = useUnblock(person.id, conversationId);
  const act = () =>
    unblock.mutate(undefined, {
      onSuccess: () => showToast({ title: closed.unblocked({ name: person.display_name }) }),
      onError: (error) => showToast({ title: errorSentence(failures, error), tone: 'bad' }),
    });
  return (
    <Button variant="secondary" className="mt-2" loading={unblock.isPending} onClick={act}>
      {closed.unblock}
    </Button>
  );
}

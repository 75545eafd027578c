// What stands in place of a pass that there is not.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { redemptionCopy } from '../copy.ts';

export function NoPass() {
  const { pass } = useCopy(redemptionCopy);
  return (
    <div className="pt-16">
      <EmptyState
        level={1}
        title={pass.emptyTitle}
        action={<LinkButton to="/discover">{pass.find}</LinkButton>}
      >
        {pass.empty}
      </EmptyState>
    </div>
  );
}

// Every screen of the operator area: its title, and the way to two-step verification where that is off.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import type { ReactNode } from 'react';
import { factorsView } from '#domains/auth/public/views.ts';
import { settingsPath } from '#domains/users/public/paths.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useTitle } from '#platform/title/title.ts';
import { operatorCopy } from '../copy.ts';
import { useOverview } from '../data/operator.ts';

export function OperatorFrame({
  title,
  above,
  children,
}: {
  title: string;
  above: string;
  children: ReactNode;
}) {
  useTitle(title);
  const { error } = useOverview();
  return (
    <BackScreen above={above}>
      <h1 className="sp-display mb-4">{title}</h1>
      {isApiError(error, 'operator-factor-missing') ? <FactorMissing /> : children}
    </BackScreen>
  );
}

function FactorMissing() {
  const copy = useCopy(operatorCopy);
  return (
    <EmptyState
      title={copy.factorTitle}
      action={<LinkButton to={settingsPath(factorsView)}>{copy.factorAct}</LinkButton>}
    >
      {copy.factor}
    </EmptyState>
  );
}

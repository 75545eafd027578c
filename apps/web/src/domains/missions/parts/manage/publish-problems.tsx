// What keeps a mission from being published, in plain sentences; takes the focus when publishing was tried.
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useEffect, useRef } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import type { PublishProblem } from './use-mission-builder.ts';

export interface PublishProblemsProps {
  problems: readonly PublishProblem[];
  /** How often publishing was tried in vain. */
  tried: number;
}

export function PublishProblems({ problems, tried }: PublishProblemsProps) {
  const copy = useCopy(missionBuilderCopy);
  const box = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (tried === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [tried]);
  if (problems.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-label={copy.problemsTitle}>
      <Notice tone={tried > 0 ? 'warn' : 'plain'}>
        <b>{copy.problemsTitle}</b>
        <ul className="sp-builder-problems">
          {problems.map((problem) => (
            <li key={problem}>{copy.problems[problem]}</li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

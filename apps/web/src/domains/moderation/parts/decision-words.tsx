// A decision in words, with its appeal and the answer to it.
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { moderationCopy } from '../copy.ts';
import type { ModerationCaseInFull } from '../data/cases.ts';

export function DecisionWords({ found }: { found: ModerationCaseInFull }) {
  const copy = useCopy(moderationCopy);
  const { sheet } = copy;
  const day = useDay();
  const { decision, appeal } = found;
  if (decision === null) return null;
  return (
    <>
      <section>
        <h3 className="sp-head mb-2">{sheet.decision}</h3>
        <p>
          {found.subject.kind === 'user' && !decision.removed
            ? ''
            : `${decision.removed ? sheet.removed : sheet.kept} `}
          {decision.sanction === 'none' ? '' : `${copy.sanctions[decision.sanction].title}. `}
          {decision.muted_until === null ? '' : sheet.mutedUntil({ date: day(decision.muted_until) })}
          {decision.banned_until === null ? '' : sheet.bannedUntil({ date: day(decision.banned_until) })}{' '}
          {decision.lifted_at === null ? '' : sheet.lifted({ date: day(decision.lifted_at) })}
        </p>
        <blockquote className="sp-quoted mt-2" dir="auto">
          {decision.reason}
        </blockquote>
      </section>
      {appeal === null ? null : (
        <section>
          <h3 className="sp-head mb-2">{sheet.appeal}</h3>
          <blockquote className="sp-quoted" dir="auto">
            {appeal.text}
          </blockquote>
          {appeal.outcome === null ? null : (
            <p className="mt-2" dir="auto">
              {sheet.answers[appeal.outcome]} {appeal.reason}
            </p>
          )}
        </section>
      )}
    </>
  );
}

/** A day as people say it. */
export function useDay(): (iso: string) => string {
  const { tag } = useLocale();
  return (iso) => dayIn(tag, iso);
}

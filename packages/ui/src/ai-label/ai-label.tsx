// Owns the mark of everything a machine wrote: dashed, and always the word; with it its answers and their sources.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { caretRight } from '../icon/phosphor/caret-right.ts';
import { sparkle } from '../icon/phosphor/sparkle.ts';
import { ObjectRoot, type RenderAs } from '../object-root/object-root.tsx';
import './ai-label.css';

/** The word is not optional: a sign alone says nothing to someone who has not met it. */
export function AiLabel({ children, plain = false }: { children: string; plain?: boolean | undefined }) {
  return (
    <span className="sp-ai">
      {plain ? null : <Icon of={sparkle} weight="fill" />}
      {children}
    </span>
  );
}

/** The helper's portrait: a sign in a dashed square, never a face. */
export function AiPortrait({ label }: { label?: string | undefined }) {
  return (
    <span className="sp-ai-portrait" {...(label ? { role: 'img', 'aria-label': label } : {})}>
      <Icon of={sparkle} weight="fill" />
    </span>
  );
}

export type AiSource = {
  key: string;
  number: number;
  title: ReactNode;
  render?: RenderAs | undefined;
};

export type AiAnswerProps = {
  children: ReactNode;
  sources?: readonly AiSource[] | undefined;
  sourcesLabel?: string | undefined;
  /** Still being written. */
  busy?: boolean | undefined;
};

export function AiAnswer({ children, sources = [], sourcesLabel, busy = false }: AiAnswerProps) {
  return (
    <div className="sp-ai-answer" aria-busy={busy}>
      {children}
      {sources.length > 0 ? (
        <ol className="sp-ai-sources" aria-label={sourcesLabel}>
          {sources.map((source) => (
            <li key={source.key}>
              <ObjectRoot render={source.render} className="sp-ai-source">
                <Cite>{source.number}</Cite>
                <span className="sp-ai-source-title">{source.title}</span>
                {source.render ? <Icon of={caretRight} weight="bold" mirror /> : null}
              </ObjectRoot>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

/** The number in the text that leads to a source. */
export function Cite({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <span className="sp-ai-cite" {...(label ? { role: 'img', 'aria-label': label } : {})}>
      {children}
    </span>
  );
}

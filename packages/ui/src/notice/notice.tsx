// One sentence that matters here.
import type { ReactNode } from 'react';
import './notice.css';

export type NoticeProps = {
  tone?: 'gel' | 'plain' | 'good' | 'warn' | 'bad' | undefined;
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** Read out as it appears: for something that just happened. */
  live?: boolean | undefined;
};

export function Notice({ tone = 'gel', icon, children, action, live }: NoticeProps) {
  return (
    <div className="sp-notice" data-tone={tone} role={live ? 'status' : undefined}>
      {icon}
      <div className="sp-notice-words">{children}</div>
      {action}
    </div>
  );
}

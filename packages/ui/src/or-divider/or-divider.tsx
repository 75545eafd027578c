// A word between two rows of dots: the other way to do the same.
import './or-divider.css';

export function OrDivider({ children }: { children: string }) {
  return <div className="sp-or">{children}</div>;
}

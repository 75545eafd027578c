// How far along a form of several pages is.
import './steps.css';

export function Steps({ current, total, label }: { current: number; total: number; label: string }) {
  return (
    <div className="sp-steps" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
        <span key={step} data-on={step <= current ? '' : undefined} />
      ))}
    </div>
  );
}

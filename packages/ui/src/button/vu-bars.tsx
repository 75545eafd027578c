// Three VU bars: the sign that something is under way.
import './vu-bars.css';

export function VuBars() {
  return (
    <span className="sp-vu-bars" aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}

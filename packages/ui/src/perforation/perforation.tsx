// A row of dots where paper would tear.
import './perforation.css';

export function Perforation() {
  return <hr className="sp-perforation" />;
}

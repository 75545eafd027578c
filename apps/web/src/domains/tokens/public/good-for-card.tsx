// A card of what a token is good for: what it is, what it takes, and the way there.
import type { ReactNode } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import './good-for.css';

export interface GoodForCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  detail: string;
}

export function GoodForCard({ to, icon, title, detail }: GoodForCardProps) {
  return (
    <Link to={to} className="sp-good-for-card">
      <span aria-hidden="true">{icon}</span>
      <b>{title}</b> <span>{detail}</span>
    </Link>
  );
}

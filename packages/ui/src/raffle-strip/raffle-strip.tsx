// Owns the strip of raffle tickets: those held, those still to tear off, the one that was drawn.
import { StampMark } from '../stamp/stamp.tsx';
import './raffle-strip.css';

export type RaffleTicket = {
  key: string;
  /** The number printed on it, or what earns it. */
  text: string;
  state: 'held' | 'open' | 'drawn' | 'lost';
};

export function RaffleStrip({ tickets, label }: { tickets: readonly RaffleTicket[]; label: string }) {
  return (
    <ol className="sp-raffle" aria-label={label}>
      {tickets.map((ticket) => (
        <li key={ticket.key} className="sp-raffle-ticket" data-state={ticket.state}>
          {ticket.state === 'drawn' ? <StampMark mark="tick" /> : null}
          <span>{ticket.text}</span>
        </li>
      ))}
    </ol>
  );
}

// What redemption shows on a person's own home: the ways to what is shown at a door. They lead on without a network, too.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { identificationCard } from '@stagepass/ui/icon/phosphor/identification-card.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { fanPassPath, ticketsPath } from '#domains/items/public/paths.ts';
import type { HomePart } from '#domains/users/public/home-slot.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import './parts/door-ways.css';

const waysCopy = defineCopy({ ways: 'Tickets and fan pass', tickets: 'Tickets', pass: 'Fan pass' });

function Part() {
  const copy = useCopy(waysCopy);
  return (
    <nav className="sp-door-ways" aria-label={copy.ways}>
      <Link to={ticketsPath()} className="sp-door-way">
        <Icon of={ticket} weight="fill" />
        {copy.tickets}
      </Link>
      <Link to={fanPassPath()} className="sp-door-way">
        <Icon of={identificationCard} weight="fill" />
        {copy.pass}
      </Link>
    </nav>
  );
}

export const homePart: HomePart = { name: 'doors', Part };

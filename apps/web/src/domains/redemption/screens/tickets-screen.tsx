// /user/tickets: what I can still redeem, soonest first, each leading to its code; opens without a network, too.
import type { ItemView } from '@stagepass/contract/items/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { identificationCard } from '@stagepass/ui/icon/phosphor/identification-card.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { fanPassPath, inventoryPath } from '#domains/items/public/paths.ts';
import { useOnline } from '#platform/api/use-online.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { canSign } from '../data/phone-key.ts';
import { type OwnTickets, useTickets } from '../data/tickets.ts';
import { KeptAt } from '../parts/kept-at.tsx';
import { TicketRow } from '../parts/ticket-row.tsx';
import { ticketsCopy } from '../tickets-copy.ts';

export function Component() {
  const copy = useCopy(ticketsCopy);
  useTitle(copy.title);
  const tickets = useTickets(useSession()?.user_id ?? '');
  return (
    <BackScreen above="/home">
      <h1 className="sp-display mb-4">{copy.title}</h1>
      <Answered query={tickets} copy={copy} failed={copy.failed}>
        {(own) => <Own own={own} />}
      </Answered>
      <RowGroup className="mt-6">
        <ListRow
          title={copy.pass}
          leading={<IconPlate icon={<Icon of={identificationCard} />} />}
          leads
          render={(anatomy) => <Link to={fanPassPath()} {...anatomy} />}
        />
      </RowGroup>
    </BackScreen>
  );
}

function Own({ own }: { own: OwnTickets }) {
  const copy = useCopy(ticketsCopy);
  // A line that is there and says nothing is no network either.
  const isOffline = !useOnline() || own.isKept;
  const isReady = ({ id }: ItemView) => own.ready.includes(id);
  // Where no key can be made, opening a code saves nothing.
  const isToSave = !isOffline && canSign() && !own.items.every(isReady);
  const isTicket = ({ design }: ItemView) => design.kind === 'ticket';
  const tickets = own.items.filter(isTicket);
  const others = own.items.filter((item) => !isTicket(item));
  const rows = (items: readonly ItemView[]) => (
    <ul className="sp-ticket-rows">
      {items.map((item) => (
        <li key={item.id}>
          <TicketRow item={item} needsNetwork={isOffline && !isReady(item)} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {isOffline ? (
        <div className="mb-4 grid gap-1">
          <Notice tone="plain">{copy.offline}</Notice>
          {own.isKept ? <KeptAt time={own.read_at} /> : null}
        </div>
      ) : null}
      {isToSave ? <p className="sp-small sp-quiet mb-4">{copy.saveNow}</p> : null}
      {own.items.length === 0 ? (
        <EmptyState title={copy.emptyTitle} action={<LinkButton to="/clubs">{copy.find}</LinkButton>}>
          {copy.empty}
        </EmptyState>
      ) : null}
      {rows(tickets)}
      {others.length === 0 ? null : (
        <section>
          <SectionHead title={copy.others} />
          {rows(others)}
        </section>
      )}
      {own.hasMore ? (
        <LinkButton to={inventoryPath()} variant="ghost" wide className="mt-3">
          {copy.inventory}
        </LinkButton>
      ) : null}
    </>
  );
}

// Choosing an item of one's own or a mission to share; pressing one sends it.
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Listed } from '#platform/query/listed.tsx';
import { usePages } from '#platform/query/use-pages.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { write } from '../data/outbox.ts';
import { sheetCopy } from '../sheet-copy.ts';

interface CardSheetProps {
  kind: 'item' | 'mission';
  conversationId: string;
  onClose: () => void;
}

export function CardSheet({ kind, conversationId, onClose }: CardSheetProps) {
  const { card } = useCopy(sheetCopy);
  const send = (id: string, title: string) => {
    write({ conversation_id: conversationId, text: '', card: { kind, id, title } });
    onClose();
  };
  return (
    <Sheet onClose={onClose} title={card[kind]}>
      {kind === 'item' ? <Items onChoose={send} /> : <Missions onChoose={send} />}
    </Sheet>
  );
}

interface ChoiceProps {
  onChoose: (id: string, title: string) => void;
}

function Items({ onChoose }: ChoiceProps) {
  const copy = useCopy(sheetCopy);
  const items = usePages('GET /inventory', { query: { stacked: 'false' } }, { key: ['chat', 'own-items'] });
  return (
    <Listed
      query={items}
      copy={copy}
      failed={copy.card.failed}
      empty={{ title: copy.card.item, text: copy.card.noItems }}
    >
      {(stacks) =>
        stacks.map(({ item }) => (
          <ListRow
            key={item.id}
            leading={<Art address={item.design.picture?.small_url} />}
            title={<span dir="auto">{item.design.name}</span>}
            detail={`#${item.number}`}
            onPress={() => onChoose(item.id, item.design.name)}
          />
        ))
      }
    </Listed>
  );
}

function Missions({ onChoose }: ChoiceProps) {
  const copy = useCopy(sheetCopy);
  const missions = usePages('GET /missions', { query: { tab: 'todo' } }, { key: ['chat', 'own-missions'] });
  return (
    <Listed
      query={missions}
      copy={copy}
      failed={copy.card.failed}
      empty={{ title: copy.card.mission, text: copy.card.noMissions }}
    >
      {(found) =>
        found.map((mission) => (
          <ListRow
            key={mission.id}
            title={<span dir="auto">{mission.title}</span>}
            detail={mission.club.name}
            onPress={() => onChoose(mission.id, mission.title)}
          />
        ))
      }
    </Listed>
  );
}

function Art({ address }: { address: string | undefined }) {
  const shown = pictureAddress(address);
  if (shown === undefined) return null;
  return <img src={shown} alt="" width={44} height={44} style={{ borderRadius: 8, objectFit: 'cover' }} />;
}

// Choosing an item of one's own or a mission to share; pressing one sends it.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { target } from '@stagepass/ui/icon/phosphor/target.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
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

/** One of each design: what is shown is the design, whichever copy one has. */
function Items({ onChoose }: ChoiceProps) {
  const copy = useCopy(sheetCopy);
  const { qualities } = useCopy(itemCopy);
  const items = usePages('GET /inventory', { query: { stacked: 'true' } }, { key: ['chat', 'own-items'] });
  return (
    <Listed
      query={items}
      copy={copy}
      failed={copy.card.failed}
      empty={{ title: copy.card.item, text: copy.card.noItems }}
    >
      {(stacks) => (
        <RowGroup>
          {stacks.map(({ item: { id, design }, count }) =>
            // What is left of a club that is gone cannot be opened by anybody.
            design.club === null ? null : (
              <ListRow
                key={id}
                leading={
                  <RarityFrame
                    rarity={design.quality}
                    src={pictureAddress(design.picture?.small_url)}
                    size="2.75rem"
                  />
                }
                title={<span dir="auto">{design.name}</span>}
                detail={copy.card.copies({ club: design.club.name, count })}
                trailing={<RarityLabel rarity={design.quality}>{qualities[design.quality]}</RarityLabel>}
                onPress={() => onChoose(design.id, design.name)}
              />
            ),
          )}
        </RowGroup>
      )}
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
      {(found) => (
        <RowGroup>
          {found.map((mission) => (
            <ListRow
              key={mission.id}
              leading={<IconPlate icon={<Icon of={target} />} />}
              title={<span dir="auto">{mission.title}</span>}
              detail={mission.club.name}
              onPress={() => onChoose(mission.id, mission.title)}
            />
          ))}
        </RowGroup>
      )}
    </Listed>
  );
}

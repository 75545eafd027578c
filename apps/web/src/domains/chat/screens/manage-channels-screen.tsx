// /club/{id}/manage-channels: a club's channels in their order; ?channel=new or an id opens the editor.
import { reorder } from '@stagepass/base/reorder.ts';
import type { ChannelView } from '@stagepass/contract/chat/shapes.ts';
import { MoveHandle } from '@stagepass/ui/sortable/move-handle.tsx';
import { type Sortable, useSortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { conditionSentence } from '#domains/conditions/public/condition-sentence.ts';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useChannels, useOrderChannels } from '../data/channels.ts';
import { manageChannelsCopy } from '../manage-copy.ts';
import { manageChannelsPath } from '../public/paths.ts';
import './manage-channels-screen.css';

const ChannelSheet = lateSheet(() => import('../parts/channel-sheet.tsx'), 'ChannelSheet');

export function Component() {
  return <ClubFrame need="manage_content">{(club) => <Channels club={club} />}</ClubFrame>;
}

function Channels({ club }: { club: ClubView }) {
  const copy = useCopy(manageChannelsCopy);
  useTitle(copy.title);
  const query = useChannels(club.id);
  const [search, change] = useSearch();
  const opened = search.get('channel');
  const chosen = query.data?.find(({ id }) => id === opened) ?? null;
  return (
    <ClubScreen club={club}>
      <h1 className="sp-display">{copy.title}</h1>
      <p className="sp-quiet mt-1 mb-3">{copy.lead({ club: club.name })}</p>
      <Answered query={query} copy={copy} failed={copy.failed}>
        {(channels) => (
          <Rows
            club={club}
            channels={channels}
            onOpen={(id) => change({ channel: id }, { replace: false })}
          />
        )}
      </Answered>
      <LinkButton to={`${manageChannelsPath(club.handle)}?channel=new`} wide className="mt-4">
        {copy.make}
      </LinkButton>
      {opened === 'new' || chosen !== null ? (
        <ChannelSheet
          key={opened}
          waitingTitle={chosen?.name ?? copy.form.newTitle}
          club={club}
          channel={chosen}
          onClose={() => change({ channel: null })}
        />
      ) : null}
    </ClubScreen>
  );
}

interface RowsProps {
  club: ClubView;
  channels: readonly ChannelView[];
  onOpen: (id: string) => void;
}

function Rows({ club, channels, onOpen }: RowsProps) {
  const copy = useCopy(manageChannelsCopy);
  const [said, setSaid] = useState('');
  const { mutate: save } = useOrderChannels(club.id, (error) =>
    showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  );
  const count = channels.length;
  const move = (step: { from: number; to: number }) => {
    const title = channels[step.from]?.name;
    if (title === undefined || step.to < 0 || step.to >= count) return;
    save(reorder([...channels], step));
    setSaid(copy.moved({ title, place: step.to + 1, count }));
  };
  const sortable = useSortable(move);
  return (
    <>
      <ol className="sp-channel-rows" aria-label={copy.list}>
        {channels.map((channel, at) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            at={at}
            count={count}
            sortable={sortable}
            onMove={(to) => move({ from: at, to })}
            onOpen={() => onOpen(channel.id)}
          />
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

interface ChannelRowProps {
  channel: ChannelView;
  at: number;
  count: number;
  sortable: Sortable;
  onMove: (to: number) => void;
  onOpen: () => void;
}

function ChannelRow({ channel, at, count, sortable, onMove, onOpen }: ChannelRowProps) {
  const copy = useCopy(manageChannelsCopy);
  return (
    <li ref={sortable.itemRef(at)} data-lifted={sortable.dragged === at ? '' : undefined}>
      <div className="sp-channel-row" style={sortable.styleOf(at)}>
        <button type="button" className="sp-channel-open" aria-haspopup="dialog" onClick={onOpen}>
          <span className="sp-head" dir="auto">
            {channel.name}
          </span>
          <span className="sp-small sp-quiet">{rightsOf(channel, copy)}</span>
        </button>
        <MoveHandle
          label={copy.move({ title: channel.name, place: at + 1, count })}
          at={at}
          sortable={sortable}
          onMove={onMove}
          onPress={onOpen}
        />
      </div>
    </li>
  );
}

function rightsOf(channel: ChannelView, { kinds }: Copy<typeof manageChannelsCopy>): string {
  if (channel.kind === 'broadcast') return kinds.broadcast;
  if (channel.channel !== null && channel.channel !== 'custom') return kinds[channel.channel];
  const needs = (condition: ChannelView['read_condition']) =>
    condition === null ? kinds.everyone : conditionSentence(condition);
  return `${kinds.readers({ needs: needs(channel.read_condition) })} · ${kinds.writers({ needs: needs(channel.write_condition) })}`;
}

// Everything that can be done with a conversation as a whole.
import type { ChatPartner, ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { bell } from '@stagepass/ui/icon/phosphor/bell.ts';
import { bellSlash } from '@stagepass/ui/icon/phosphor/bell-slash.ts';
import { eyeSlash } from '@stagepass/ui/icon/phosphor/eye-slash.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { prohibit } from '@stagepass/ui/icon/phosphor/prohibit.ts';
import { pushPinSimple } from '@stagepass/ui/icon/phosphor/push-pin-simple.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { user } from '@stagepass/ui/icon/phosphor/user.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/users-three.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { ReportSheet } from '#domains/safety/public/report-sheet.tsx';
import { userPath } from '#domains/users/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useUnblock } from '../data/block.ts';
import { useHideConversation } from '../data/conversation-acts.ts';
import type { ThreadStore } from '../data/thread.ts';
import { manageChannelsPath, messagesPath } from '../public/paths.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { Act } from './act.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { MuteRows } from './mute-rows.tsx';
import { PinsSheet } from './pins-sheet.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { useMuting } from './use-muting.ts';

interface OptionsSheetProps {
  conversation: ConversationDetail;
  store: ThreadStore;
  onClose: () => void;
}

type View = 'list' | 'mute' | 'search' | 'pins' | 'block' | 'report';

export function OptionsSheet({ conversation, store, onClose }: OptionsSheetProps) {
  const copy = useCopy(sheetCopy);
  const [view, setView] = useState<View>('list');
  const { partner } = conversation;
  if (view === 'search')
    return <SearchSheet conversationId={conversation.id} store={store} onClose={onClose} />;
  if (view === 'pins') return <PinsSheet conversationId={conversation.id} store={store} onClose={onClose} />;
  if (view === 'block' && partner !== null)
    return <BlockDialog person={partner} conversationId={conversation.id} open onClose={onClose} />;
  if (view === 'report' && partner !== null)
    return <ReportSheet subject={{ kind: 'user', id: partner.id }} open onOpenChange={onClose} />;
  return (
    <Sheet onClose={onClose} title={view === 'mute' ? copy.options.mute : conversation.title}>
      {view === 'mute' ? (
        <MuteRows id={conversation.id} onDone={onClose} />
      ) : (
        <Rows conversation={conversation} store={store} onClose={onClose} onView={setView} />
      )}
    </Sheet>
  );
}

function Rows({ conversation, onClose, onView }: OptionsSheetProps & { onView: (view: View) => void }) {
  const copy = useCopy(sheetCopy);
  const { options } = copy;
  const { partner, club } = conversation;
  const hide = useHideConversation(conversation.id);
  const hideIt = () =>
    hide.mutate(undefined, {
      onSuccess: () => {
        onClose();
        showToast({ title: options.hidden });
        go(messagesPath(), { replace: true });
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <RowGroup>
      {partner === null ? null : (
        <Act icon={user} title={options.profile} onPress={() => go(userPath(partner.user_name))} />
      )}
      {club === null ? null : (
        <Act icon={usersThree} title={options.club} onPress={() => go(clubPath(club.handle))} />
      )}
      <Act icon={magnifyingGlass} title={options.search} onPress={() => onView('search')} />
      <Act icon={pushPinSimple} title={options.pins} onPress={() => onView('pins')} />
      <Mute conversation={conversation} onClose={onClose} onView={onView} />
      {conversation.can.manage && club !== null ? (
        <Act
          icon={slidersHorizontal}
          title={options.manage}
          onPress={() => go(manageChannelsPath(club.handle))}
        />
      ) : null}
      {partner === null ? null : (
        <>
          <Act
            icon={flag}
            title={options.report({ name: partner.display_name })}
            onPress={() => onView('report')}
          />
          {conversation.blocked_by_me ? (
            <Unblock person={partner} conversationId={conversation.id} onClose={onClose} />
          ) : (
            <Act
              icon={prohibit}
              title={options.block({ name: partner.display_name })}
              detail={options.blockText}
              onPress={() => onView('block')}
            />
          )}
          <Act icon={eyeSlash} title={options.hide} detail={options.hideText} onPress={hideIt} />
        </>
      )}
    </RowGroup>
  );
}

interface UnblockProps {
  person: ChatPartner;
  conversationId: string;
  onClose: () => void;
}

function Unblock({ person, conversationId, onClose }: UnblockProps) {
  const copy = useCopy(sheetCopy);
  const name = person.display_name;
  const unblock = useUnblock(person.id, conversationId);
  const act = () =>
    unblock.mutate(undefined, {
      onSuccess: () => {
        onClose();
        showToast({ title: copy.options.unblocked({ name }) });
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return <Act icon={prohibit} title={copy.options.unblock({ name })} onPress={act} />;
}

type MuteProps = Omit<OptionsSheetProps, 'store'> & { onView: (view: View) => void };

function Mute({ conversation, onClose, onView }: MuteProps) {
  const { options } = useCopy(sheetCopy);
  const mute = useMuting(conversation.id, onClose);
  const { muted } = conversation;
  return (
    <Act
      icon={muted ? bell : bellSlash}
      title={muted ? options.unmute : options.mute}
      detail={muted ? options.unmuteText : options.muteText}
      onPress={() => (muted ? mute(false) : onView('mute'))}
    />
  );
}

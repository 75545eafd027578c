// Owns what the app does by itself when the server says something over the socket.
import type { RealtimeEvents } from '@stagepass/contract/realtime.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyIn } from '../i18n/copy.ts';
import { getLocale } from '../i18n/locale.ts';
import { go } from '../navigation/go.ts';
import { getSession } from '../session/session.ts';
import { isSigningOut, leaveSession } from '../session/sign-out.ts';
import { realtimeCopy } from './copy.ts';
import type { reactedTo } from './reacted-to.ts';

type Reactions = { [Event in (typeof reactedTo)[number]]: (payload: RealtimeEvents[Event]) => void };

type MoneyReactions = typeof import('./money-reactions.ts')['moneyReactions'];

/** Fetched with the first word about money: the others need no sums. */
function aboutMoney(act: (words: MoneyReactions) => void): void {
  import('./money-reactions.ts').then(
    ({ moneyReactions }) => act(moneyReactions),
    () => undefined,
  );
}

const reactions: Reactions = {
  haveMessage({ user_name, content, conversation_id }) {
    const copy = copyIn(realtimeCopy, getLocale());
    showToast({
      title: copy.haveMessage({ user_name }),
      description: content,
      onOpen: () => go(`/user/chat/${encodeURIComponent(conversation_id)}`),
    });
  },
  toast({ title, description }) {
    showToast({ title, description });
  },
  joinRequestMade({ club_id, club_name, display_name }) {
    const copy = copyIn(realtimeCopy, getLocale());
    showToast({
      title: copy.joinRequestMade({ display_name }),
      description: club_name,
      onOpen: () => go(`/club/${encodeURIComponent(club_id)}/manage-members`),
    });
  },
  joinRequestAnswered({ club_id, club_name, approved }) {
    const copy = copyIn(realtimeCopy, getLocale());
    showToast({
      title: approved ? copy.joinApproved({ club_name }) : copy.joinRefused({ club_name }),
      onOpen: () => go(`/club/${encodeURIComponent(club_id)}`),
    });
  },
  auctionOutbid: (bid) => aboutMoney((words) => words.auctionOutbid(bid)),
  auctionWon: (won) => aboutMoney((words) => words.auctionWon(won)),
  itemSold: (sold) => aboutMoney((words) => words.itemSold(sold)),
  sessionEnded({ session_id }) {
    // Over the socket it may come before the answer to signing out here, which goes on by itself.
    if (getSession()?.session_id !== session_id || isSigningOut()) return;
    const copy = copyIn(realtimeCopy, getLocale());
    leaveSession();
    showToast({ title: copy.sessionEndedTitle, description: copy.sessionEndedText });
  },
};

function isKnown(name: string): name is keyof Reactions {
  return Object.hasOwn(reactions, name);
}

/** The server speaks the contract's shapes; an event that this version does not know is left alone. */
export function react(name: string, payload: unknown): void {
  if (isKnown(name)) reactions[name](payload as never);
}

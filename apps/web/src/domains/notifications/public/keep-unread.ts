// Owns keeping the bell and the number on the app's icon as the server has them, from when the app is idle.
import { callData } from '#platform/api/api.ts';
import { getTabBadge, subscribeTabBadges } from '#platform/navigation/tab-badges.ts';
import { setAppBadge } from '#platform/push/app-badge.ts';
import { getSession, subscribeSession } from '#platform/session/session.ts';
import { type OpenSubject, onSubjectOpened, openSubjects } from '#platform/subjects/open-subjects.ts';
import { getUnread, setUnread, subscribeUnread } from './unread.ts';

/** Where it does not come, the number stays as it was: the next event or start says it. Answers whether it came. */
export async function refreshUnread(): Promise<boolean> {
  if (getSession() === null) return false;
  return callData('GET /notifications/unread', {}).then(
    ({ unread }) => {
      setUnread(unread);
      return true;
    },
    () => false,
  );
}

/** Everything that waits for the person: a push sets the same sum while the app is closed. */
function showOnIcon(): void {
  setAppBadge(getUnread() + getTabBadge('messages'));
}

/** Where nothing is unread there is nothing to say. What fails stays unread until the subject is opened again. */
function readAbout(subjects: readonly OpenSubject[]): void {
  if (getSession() === null || getUnread() === 0 || document.hidden) return;
  for (const { kind, id } of subjects)
    void callData('PUT /notifications/about/:kind/:id/read', { params: { kind, id } }).then(
      ({ unread }) => setUnread(unread),
      () => undefined,
    );
}

/** Also what comes while its subject is looked at, and what is known to be unread only after the screen opened. */
function readWhatIsOpen(): void {
  let known = getUnread();
  onSubjectOpened((subject) => readAbout([subject]));
  subscribeUnread(() => {
    const rose = getUnread() > known;
    known = getUnread();
    if (rose) readAbout(openSubjects());
  });
}

export function keepUnread(): void {
  let userId: string | undefined;
  const look = () => {
    const next = getSession()?.user_id;
    if (next === userId) return;
    userId = next;
    // Of nobody, and of nobody else.
    setUnread(0);
    if (next === undefined) setAppBadge(0);
    // Without an answer the number that the last push set stays.
    else void refreshUnread().then((came) => came && showOnIcon());
  };
  subscribeUnread(showOnIcon);
  subscribeTabBadges(showOnIcon);
  readWhatIsOpen();
  subscribeSession(look);
  look();
  document.addEventListener('visibilitychange', () => {
    // Back from the background, where a socket may have slept.
    if (document.hidden) return;
    readAbout(openSubjects());
    void refreshUnread();
  });
}

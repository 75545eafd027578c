// Every text about reporting: the reasons in people's words, the thanks, one sentence for each way it can fail.
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import type { SubjectKind } from '@stagepass/contract/subjects/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

interface ReasonWords {
  readonly title: string;
  readonly detail: string;
}

export const safetyCopy = defineCopy({
  title: {
    user: 'Report this person',
    club: 'Report this club',
    post: 'Report this post',
    comment: 'Report this comment',
    item: 'Report this item',
  } satisfies Record<SubjectKind, string>,
  lead: 'Whoever it is about is not told who you are.',
  reason: 'What is wrong with it?',
  reasons: {
    spam: { title: 'Spam', detail: 'The same again and again, or only there to sell' },
    abuse: { title: 'Abuse or bullying', detail: 'Insults, threats, somebody being hounded' },
    hate: { title: 'Hate', detail: 'Against people for who they are' },
    sexual: { title: 'Sexual content', detail: 'Nudity, or unwanted advances' },
    violence: { title: 'Violence', detail: 'Threats, gore, or praise of it' },
    'self-harm': { title: 'Self-harm', detail: 'Somebody may be in danger' },
    scam: { title: 'Scam', detail: 'Fake tickets, fake giveaways, fishing for passwords' },
    impersonation: { title: 'Pretending to be somebody', detail: 'An artist, a club, or you' },
    illegal: { title: 'Against the law', detail: 'Stolen work, or something that is forbidden' },
    other: { title: 'Something else', detail: 'Tell us in your own words' },
  } satisfies Record<ReportReason, ReasonWords>,
  note: 'Anything we should know?',
  noteOptional: 'You can leave this out.',
  noteNeeded: 'Say in a few words what is wrong.',
  send: 'Send report',
  chooseFirst: 'Choose what is wrong first.',
  thanksTitle: 'Thank you',
  thanks:
    'People who keep order here will look at it. If several members report the same, it is hidden meanwhile.',
  thanksAgain: 'You reported this before. It is still with those who keep order here.',
  danger: 'If somebody is in danger right now, call your local emergency number first.',
  done: 'Done',
  errors: {
    'subjects.not-found': 'This is not here any more.',
    'safety.own-subject': 'You cannot report what is your own.',
    'too-many-requests': 'You reported a lot today. Try again later.',
  },
});

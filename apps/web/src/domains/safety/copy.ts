// Every text about reporting: the reasons in people's words, the confirmation, one sentence for each way it can fail.
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
    mission: 'Report this mission',
    station: 'Report this station',
    campaign: 'Report this campaign',
    message: 'Report this message',
    answer: 'Report this answer',
    vote: 'Report this vote',
  } satisfies Record<SubjectKind, string>,
  lead: 'Your report is confidential: the person you report won’t know it was you.',
  reason: 'Why are you reporting this?',
  reasons: {
    spam: { title: 'Spam', detail: 'Repeated or unwanted ads' },
    abuse: { title: 'Abuse or bullying', detail: 'Insults, threats or harassment' },
    hate: { title: 'Hate speech', detail: 'Attacks people for who they are' },
    sexual: { title: 'Sexual content', detail: 'Nudity or unwanted sexual messages' },
    violence: { title: 'Violence', detail: 'Threats, gore or praise of violence' },
    'self-harm': { title: 'Self-harm', detail: 'Someone may be in danger' },
    scam: { title: 'Scam', detail: 'Fake tickets, fake giveaways or phishing' },
    impersonation: { title: 'Impersonation', detail: 'Pretends to be an artist, a club or you' },
    illegal: { title: 'Illegal content', detail: 'Stolen work or something against the law' },
    other: { title: 'Something else', detail: 'Tell us in your own words' },
  } satisfies Record<ReportReason, ReasonWords>,
  note: 'Anything else we should know?',
  noteOptional: 'Optional',
  noteNeeded: 'Tell us what’s wrong in a few words.',
  send: 'Send report',
  chooseFirst: 'Choose a reason first.',
  thanksTitle: 'Report sent',
  thanks:
    'Thank you. A moderator will review your report. If several members report the same content, it’s hidden until then. See the outcome in Settings, Your reports.',
  thanksAgain: 'You already reported this. See the outcome in Settings, Your reports.',
  danger: 'If someone is in danger right now, call your local emergency number first.',
  done: 'Done',
  errors: {
    'subjects.not-found': 'This isn’t available anymore.',
    'safety.own-subject': 'You can’t report your own content.',
    'too-many-requests': 'You’ve sent a lot of reports. Try again later.',
  },
});

// Owns which domain answers for which kind of subject; a kind without an owner does not compile.
import type { SubjectKind } from '@stagepass/contract/subjects/shapes.ts';
import { campaignSubject } from '#domains/campaigns/subject.ts';
import { answerSubject } from '#domains/chat/answer-subject.ts';
import { messageSubject } from '#domains/chat/subject.ts';
import { clubSubject } from '#domains/clubs/subject.ts';
import { itemSubject } from '#domains/items/subject.ts';
import { missionSubject } from '#domains/missions/subject.ts';
import { commentSubject, postSubject } from '#domains/posts/subject.ts';
import { stationSubject } from '#domains/stations/subject.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { userSubject } from '#domains/users/subject.ts';
import { voteSubject } from '#domains/votes/subject.ts';

export const subjectRegistry = {
  user: userSubject,
  club: clubSubject,
  post: postSubject,
  comment: commentSubject,
  item: itemSubject,
  mission: missionSubject,
  station: stationSubject,
  campaign: campaignSubject,
  message: messageSubject,
  answer: answerSubject,
  vote: voteSubject,
} satisfies Record<SubjectKind, SubjectOwner>;

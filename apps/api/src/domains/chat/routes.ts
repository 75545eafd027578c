// Owns which action answers which endpoint of chat.
import * as channels from '@stagepass/contract/chat/channel-endpoints.ts';
import * as endpoints from '@stagepass/contract/chat/endpoints.ts';
import * as messages from '@stagepass/contract/chat/message-endpoints.ts';
import { bind, bindData, bindDone, bindWrittenAhead } from '#platform/http/bind.ts';
import { answerBroadcast, readAnswers, removeAnswer } from './actions/answer-broadcast.ts';
import { editMessage, pinMessage, reactToMessage, removeMessage } from './actions/change-message.ts';
import { openConversation, openMemberConversation } from './actions/open-conversation.ts';
import {
  acceptRequest,
  markRead,
  markUnread,
  muteConversation,
  removeConversation,
  sayTyping,
} from './actions/reader-acts.ts';
import { changeChannel, createChannel, orderChannels, removeChannel } from './actions/run-channels.ts';
import { lookAhead, sendMessage } from './actions/send-message.ts';
import { findEverywhere, findInConversation, listChatPeople } from './reads/find-in-chat.ts';
import { readChannels } from './reads/read-channels.ts';
import { countUnread, listConversations, readConversation } from './reads/read-conversations.ts';
import { readChanges, readMessage, readPage, readPins, readReactions } from './reads/read-messages.ts';

const ofConversations = [
  bindData(endpoints.openConversation, (platform, { actor, body }) =>
    openConversation(platform, actor, body.user_name),
  ),
  bindData(endpoints.openMemberConversation, (platform, { actor, params, body }) =>
    openMemberConversation(platform, actor, { club: params.id, user_name: body.user_name }),
  ),
  bind(endpoints.listConversations, (platform, { actor, query }) =>
    listConversations(platform, actor, query),
  ),
  bindData(endpoints.countUnread, (platform, { actor }) => countUnread(platform, actor)),
  bindData(endpoints.getConversation, (platform, { actor, params }) =>
    readConversation(platform, actor, params.id),
  ),
  bindData(endpoints.listMessages, (platform, { actor, params, query }) =>
    readPage(platform, actor, params.id, query),
  ),
  bindData(endpoints.listChanges, (platform, { actor, params, query }) =>
    readChanges(platform, actor, params.id, query.after),
  ),
  bindData(endpoints.listPinnedMessages, (platform, { actor, params }) =>
    readPins(platform, actor, params.id),
  ),
  bind(endpoints.findInConversation, (platform, { actor, params, query }) =>
    findInConversation(platform, actor, { id: params.id, q: query.q, cursor: query.cursor }),
  ),
  bindData(endpoints.findMessages, (platform, { actor, query }) => findEverywhere(platform, actor, query.q)),
  bindData(endpoints.listChatPeople, (platform, { actor, query }) => listChatPeople(platform, actor, query)),
  bindData(endpoints.markRead, (platform, { actor, params, body }) =>
    markRead(platform, actor, { id: params.id, seq: body.seq }),
  ),
  bindData(endpoints.markUnread, (platform, { actor, params, body }) =>
    markUnread(platform, actor, { id: params.id, seq: body.seq }),
  ),
  bindDone(endpoints.sayTyping, (platform, { actor, params }) => sayTyping(platform, actor, params.id)),
  bindData(endpoints.muteConversation, (platform, { actor, params, body }) =>
    muteConversation(platform, actor, { id: params.id, muted: true, until: body.until }),
  ),
  bindData(endpoints.unmuteConversation, (platform, { actor, params }) =>
    muteConversation(platform, actor, { id: params.id, muted: false, until: null }),
  ),
  bindData(endpoints.acceptRequest, (platform, { actor, params }) =>
    acceptRequest(platform, actor, params.id),
  ),
  bindDone(endpoints.removeConversation, (platform, { actor, params }) =>
    removeConversation(platform, actor, params.id),
  ),
];

const ofMessages = [
  bindWrittenAhead(
    messages.sendMessage,
    (platform, { actor, params }) => lookAhead(platform, actor, params.id),
    async (platform, { actor, params, body }, ahead) => ({
      json: JSON.stringify({ data: await sendMessage(platform, actor, params.id, body, ahead) }),
    }),
  ),
  bindData(messages.getMessage, (platform, { actor, params }) => readMessage(platform, actor, params.id)),
  bindData(messages.editMessage, (platform, { actor, params, body }) =>
    editMessage(platform, actor, { id: params.id, text: body.text }),
  ),
  bindDone(messages.removeMessage, (platform, { actor, params }) =>
    removeMessage(platform, actor, params.id),
  ),
  bindData(messages.reactToMessage, (platform, { actor, params, body }) =>
    reactToMessage(platform, actor, { id: params.id, kind: body.kind }),
  ),
  bindData(messages.takeBackMessageReaction, (platform, { actor, params }) =>
    reactToMessage(platform, actor, { id: params.id, kind: null }),
  ),
  bind(messages.listMessageReactions, (platform, { actor, params, query }) =>
    readReactions(platform, actor, { id: params.id, kind: query.kind, cursor: query.cursor }),
  ),
  bindData(messages.pinMessage, (platform, { actor, params }) =>
    pinMessage(platform, actor, { id: params.id, pinned: true }),
  ),
  bindData(messages.unpinMessage, (platform, { actor, params }) =>
    pinMessage(platform, actor, { id: params.id, pinned: false }),
  ),
  bindData(messages.answerBroadcast, (platform, { actor, params, body }) =>
    answerBroadcast(platform, actor, { message_id: params.id, ...body }),
  ),
  bind(messages.listBroadcastAnswers, (platform, { actor, params, query }) =>
    readAnswers(platform, actor, { message_id: params.id, cursor: query.cursor }),
  ),
  bindDone(messages.removeBroadcastAnswer, (platform, { actor, params }) =>
    removeAnswer(platform, actor, params.id),
  ),
];

const ofChannels = [
  bindData(channels.listChannels, (platform, { actor, params }) => readChannels(platform, actor, params.id)),
  bindData(channels.createChannel, (platform, { actor, params, body }) =>
    createChannel(platform, actor, params.id, body),
  ),
  bindData(channels.changeChannel, (platform, { actor, params, body }) =>
    changeChannel(platform, actor, params.id, body),
  ),
  bindDone(channels.removeChannel, (platform, { actor, params }) =>
    removeChannel(platform, actor, params.id),
  ),
  bindData(channels.orderChannels, (platform, { actor, params, body }) =>
    orderChannels(platform, actor, params.id, body.ids),
  ),
];

export const routes = [...ofConversations, ...ofMessages, ...ofChannels];

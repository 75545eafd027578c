// Owns the screens of chat among those that are held to the rules.
import type { DemoRole } from '@stagepass/contract/auth/shapes.ts';
import type { ConversationView } from '@stagepass/contract/chat/shapes.ts';
import { signInAs } from './accounts.ts';
import type { Phone } from './phone.ts';
import type { ScreenCase } from './screen-case.ts';
import { callApi } from './server.ts';
import { press } from './ways-to-screens.ts';

type Wanted = (conversation: ConversationView) => boolean;

/** The first conversation of the demo world that is such a one. */
function chat(wanted: Wanted, as: DemoRole = 'fan', view: 'all' | 'requests' = 'all') {
  return async () => {
    const { sctoken: token } = await signInAs(as);
    const all = await callApi('GET /conversations', { query: { view }, token });
    const found = all.find(wanted);
    if (found === undefined) throw new Error('the demo world has no such conversation');
    return `/user/chat/${found.id}`;
  };
}

const inVelvet: Wanted = ({ club }) => club?.handle === 'velvet-static';
const direct = chat(({ kind, title }) => kind === 'direct' && title === 'Juno Vale');
const lounge = chat((one) => inVelvet(one) && one.channel === 'lounge');
const announcements = chat((one) => inVelvet(one) && one.channel === 'announcements');
const isBroadcast: Wanted = (one) => inVelvet(one) && one.kind === 'broadcast';

const said = '.sp-chat-said';
const options = '.sp-chat > .sp-top-bar [aria-haspopup="dialog"]';
const sheet = '.sp-drawer .sp-row';

async function memberChat(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const all = await callApi('GET /conversations', { query: {}, token });
  return `/club/velvet-static/chat/${all.find(({ kind }) => kind === 'member')?.partner?.user_name}`;
}

const holdMessage =
  (text: string) =>
  async ({ page }: Phone) => {
    const message = page.getByRole('log').getByRole('article').filter({ hasText: text });
    await message.locator('.sp-chat-dots').focus();
    await page.keyboard.press('Enter');
  };

const search =
  (field: string, words: string) =>
  ({ page }: Phone) =>
    page.locator(field).fill(words);

async function searchInside(phone: Phone): Promise<void> {
  await press(options)(phone);
  await phone.page.getByRole('dialog').getByRole('button').nth(2).click();
  await search('.sp-drawer input', 'row')(phone);
}

async function shareItem(phone: Phone): Promise<void> {
  await press('.sp-chat-plus')(phone);
  await phone.page.locator(sheet).nth(2).click();
}

export const chatScreens: readonly ScreenCase[] = [
  { name: 'messages', path: '/messages', as: 'fan', until: '.sp-conversation' },
  { name: 'messages-requests', path: '/messages?view=requests', as: 'fan', until: '.sp-conversation' },
  {
    name: 'messages-search',
    path: '/messages',
    as: 'fan',
    act: search('main input', 'row'),
    until: '.sp-found-text',
  },
  { name: 'new-chat', path: '/user/new-chat', as: 'fan', until: 'main .sp-row' },
  { name: 'chat', path: direct, as: 'fan', until: '.sp-chat-card .sp-rarity' },
  { name: 'chat-menu', path: direct, as: 'fan', act: holdMessage('Two mics'), until: sheet },
  { name: 'chat-options', path: direct, as: 'fan', act: press(options), until: sheet },
  { name: 'chat-attach', path: direct, as: 'fan', act: press('.sp-chat-plus'), until: sheet },
  { name: 'chat-share-item', path: direct, as: 'fan', act: shareItem, until: '.sp-drawer .sp-rarity' },
  {
    name: 'chat-voice',
    path: direct,
    as: 'fan',
    act: press('.sp-chat-dock-row > :last-child'),
    until: '.sp-drawer .sp-button',
  },
  {
    name: 'chat-request',
    path: chat(() => true, 'fan', 'requests'),
    as: 'fan',
    until: '.sp-chat-request',
  },
  { name: 'chat-lounge', path: lounge, as: 'fan', until: said },
  { name: 'chat-search', path: lounge, as: 'fan', act: searchInside, until: '.sp-drawer .sp-found-text' },
  { name: 'chat-announcements', path: announcements, as: 'fan', until: '.sp-chat-pinned' },
  { name: 'chat-broadcast', path: chat(isBroadcast), as: 'fan', until: said },
  { name: 'chat-member', path: memberChat, as: 'fan', until: said },
  { name: 'club-messages', path: '/club/velvet-static/messages', as: 'fan', until: '.sp-conversation' },
  { name: 'club-new-chat', path: '/club/velvet-static/new-chat', as: 'fan', until: 'main .sp-row' },
  { name: 'messages-owner', path: '/messages', as: 'creator', until: '.sp-conversation' },
  {
    name: 'club-messages-owner',
    path: '/club/velvet-static/messages',
    as: 'creator',
    until: '.sp-conversation',
  },
  {
    name: 'chat-broadcast-answers',
    path: async () => {
      const { sctoken: token } = await signInAs('creator');
      const channels = await callApi('GET /clubs/:id/channels', { params: { id: 'velvet-static' }, token });
      return `/user/chat/${channels.find(({ kind }) => kind === 'broadcast')?.id}`;
    },
    as: 'creator',
    act: press('.sp-chat-under > button:not([aria-pressed])'),
    until: '.sp-answers > li',
  },
  {
    name: 'manage-channels',
    path: '/club/velvet-static/manage-channels',
    as: 'creator',
    until: '.sp-channel-row',
  },
  {
    name: 'manage-channels-new',
    path: '/club/velvet-static/manage-channels?channel=new',
    as: 'creator',
    until: '.sp-drawer .sp-segments, .sp-drawer fieldset',
  },
];

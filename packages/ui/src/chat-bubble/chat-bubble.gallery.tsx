// A conversation with everything that can be said in it.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { Icon } from '../icon/icon.tsx';
import { heart } from '../icon/phosphor/heart.ts';
import { ChatBubble, ChatDay, ChatReaction, ChatReceipt, ChatTyping } from './chat-bubble.tsx';

const thread = { display: 'flex', flexDirection: 'column', gap: 8 } as const;

export const gallery: Gallery = {
  title: 'Chat bubble',
  sections: [
    {
      name: 'With a creator',
      render: () => (
        <GelScope hue={355} style={thread}>
          <ChatDay>Today, 19:20</ChatDay>
          <ChatBubble from="creator" taped>
            Front Row in 41 days. I think that is a club record.
          </ChatBubble>
          <ChatBubble from="me">Forty! I missed one because of a flight</ChatBubble>
          <ChatBubble from="me" tail>
            Is the Halle 7 recording real or a rumour
          </ChatBubble>
          <ChatBubble from="creator" lean="end">
            Real. Two mics in the ceiling, one half dead. It sounds like being inside a radiator.
          </ChatBubble>
          <ChatReaction icon={<Icon of={heart} weight="fill" />} count={2} label="2 hearts" />
          <ChatBubble from="me" tail>
            I am shouting in a library
          </ChatBubble>
          <ChatReceipt state="seen">Seen 7:31 PM</ChatReceipt>
          <ChatTyping>Juno is at the desk</ChatTyping>
        </GelScope>
      ),
    },
    {
      name: 'With other fans, waiting and failed',
      render: () => (
        <div style={thread}>
          <ChatBubble from="them" speaker="Tomasz, second tenor">
            Is the mother seat still free?
          </ChatBubble>
          <ChatBubble from="them" tail>
            Asking for my mother.
          </ChatBubble>
          <ChatBubble from="me" state="waiting" tail>
            She can have mine
          </ChatBubble>
          <ChatReceipt state="waiting">Waiting for connection</ChatReceipt>
          <ChatBubble from="me" state="failed" tail>
            https://a-very-long-address.example/that/must/not/leave/the/bubble?even=so
          </ChatBubble>
          <ChatReceipt state="failed">Not sent. Tap to try again</ChatReceipt>
        </div>
      ),
    },
    {
      name: 'Gifts: on its way, torn off',
      render: () => <div style={thread}></div>,
    },
  ],
};

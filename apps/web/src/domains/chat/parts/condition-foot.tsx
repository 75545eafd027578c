// The foot of a conversation in which one may read, but not write before something is done.
import type { ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { conditionSentence } from '#domains/conditions/public/condition-sentence.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';

interface ConditionFootProps {
  condition: NonNullable<ConversationDetail['write_condition']>;
}

export function ConditionFoot({ condition }: ConditionFootProps) {
  const { readOnly } = useCopy(chatCopy);
  return <p className="sp-chat-foot">{readOnly.condition({ needs: conditionSentence(condition) })}</p>;
}

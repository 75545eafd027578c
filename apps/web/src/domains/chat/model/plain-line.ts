// A message in one line, without the signs of Markdown.
import { plainText } from '@stagepass/base/text.ts';

const MOST = 160;

export function plainLine(text: string): string {
  return plainText(text).slice(0, MOST);
}

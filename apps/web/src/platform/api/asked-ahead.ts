// Owns the answer that first-paint.js asked for while the app was still on its way: handed out once, to whoever asks the same.

declare global {
  interface Window {
    stagepassAhead?: { address: string; token: string; answer: Promise<Response> } | undefined;
  }
}

/** Undefined where nothing was asked ahead, or something else, or by somebody else. */
export function takeAskedAhead(address: string, token: string | undefined): Promise<Response> | undefined {
  const { stagepassAhead: ahead } = window;
  if (ahead?.address !== address || ahead.token !== (token ?? '')) return undefined;
  window.stagepassAhead = undefined;
  return ahead.answer;
}

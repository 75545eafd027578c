// Owns keeping React Router's data router out of the shell: one call at the top of a file, not marked as free of side
// effects, would hold all of it.
import type { Plugin } from 'vite';

const CALL = '= React$1.memo(';

export function leanRouter(): Plugin {
  return {
    name: 'stagepass:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/components\.js$/ },
      handler(code) {
        if (!code.includes(CALL)) throw new Error('React Router no longer memoises as expected: look again.');
        return { code: code.replaceAll(CALL, '= /* @__PURE__ */ React$1.memo('), map: null };
      },
    },
  };
}

// Owns putting the bundler's own helpers into the shell, which every page loads first. A file for them alone is a request more
// that every script waits for.
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the shell calls them: no name that the minifier makes. */
const HELPERS = '$helpers';

/** `e as n,t as r` of an import, as what is taken out of an object: `e:n,t:r`. */
function taken(names: string): string {
  return names.replaceAll(/\s+as\s+/g, ':');
}

function inOneObject({ code, fileName }: Rolldown.OutputChunk): string {
  const [, body, names] = /^([\s\S]*)export\s*\{([^}]*)\};?\s*$/.exec(code) ?? [];
  if (body === undefined || names === undefined) throw new Error(`${fileName} does not end with its names.`);
  const entries = names.split(',').map((name) => name.trim().split(/\s+as\s+/));
  return `const ${HELPERS}=(()=>{${body}return{${entries.map(([own, known = own]) => `${known}:${own}`)}}})();`;
}

export function helpersInShell(): Plugin {
  return {
    name: 'stagepass:helpers-in-shell',
    apply: 'build',
    // Names are made before this is done: a browser must not take a file that was built without it for this one.
    augmentChunkHash: () => HELPERS,
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const helpers = chunks.find(({ name }) => name === 'rolldown-runtime');
        const shell = chunks.find(({ name }) => name === 'shell');
        // The service worker is built by the same plugins, and has no shell.
        if (!helpers || !shell) return;
        const file = basename(helpers.fileName).replaceAll('.', '\\.');
        // A script that uses no helper itself may still ask for their file, by `import"./…"` alone.
        const asked = new RegExp(`import\\s*(?:\\{([^}]*)\\}\\s*from\\s*)?["']\\./${file}["'];?`);
        for (const chunk of chunks) {
          if (!chunk.imports.includes(helpers.fileName)) continue;
          if (!asked.test(chunk.code))
            throw new Error(`${chunk.fileName} asks for helpers in an unknown way.`);
          const from =
            chunk === shell ? inOneObject(helpers) : `import{${HELPERS}}from"./${basename(shell.fileName)}";`;
          chunk.code = chunk.code.replace(asked, (_, names) =>
            names === undefined ? from : `${from}const{${taken(names)}}=${HELPERS};`,
          );
          const others = chunk.imports.filter((name) => name !== helpers.fileName && name !== shell.fileName);
          chunk.imports = chunk === shell ? others : [shell.fileName, ...others];
        }
        shell.code += `export{${HELPERS}};`;
        delete bundle[helpers.fileName];
      },
    },
  };
}

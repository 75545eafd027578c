// Runs the machine's own npm, under whichever Node is asked for, and turns its failures into one sentence.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Refusal } from './speak.mjs';

/** npm's own program file: started by npm we are told; otherwise it lies beside Node or on the PATH. */
export function findNpm() {
  const told = process.env.npm_execpath;
  if (told && /npm-cli\.c?js$/.test(told) && existsSync(told)) return told;
  const beside = dirname(realpathSync(process.execPath));
  const places = [
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    places.push(join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'), join(folder, 'npm'));
  }
  for (const place of places) {
    if (!existsSync(place)) continue;
    const real = realpathSync(place);
    if (/npm-cli\.c?js$/.test(real)) return real;
  }
  throw new Refusal('npm was not found. Install Node 20 or newer together with npm, then try again.');
}

/** The environment for a nested npm: what the outer one says about its own run must not steer it. */
function environmentFor(node) {
  const environment = { ...process.env };
  for (const name of Object.keys(environment)) {
    if (/^npm_(lifecycle|package|command|execpath|node_execpath)/.test(name)) delete environment[name];
    if (/^npm_config_(local_prefix|global_prefix|workspaces?|include_workspace_root|loglevel)$/.test(name))
      delete environment[name];
  }
  const pathName = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  environment[pathName] = `${dirname(node)}${delimiter}${environment[pathName] ?? ''}`;
  return environment;
}

const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|socket hang up/i;

function explain(action, output) {
  const last = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !/complete log of this run|^npm warn|debug-0\.log/i.test(line))
    .slice(0, 6)
    .join('\n  ');
  const hint = NETWORK.test(output)
    ? 'The package registry could not be reached: check the network or the proxy, then run the same command again.'
    : 'Run the same command again; if it fails the same way, the lines below say why.';
  return `${action} failed. ${hint}\n  ${last}`;
}

export function runNpm({ node, args, cwd, action }) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      node,
      [findNpm(), ...args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
      {
        cwd,
        env: environmentFor(node),
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    const collect = (chunk) => {
      output = `${output}${chunk}`.slice(-20_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => reject(new Refusal(explain(action, error.message))));
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Refusal(explain(action, output)))));
  });
}

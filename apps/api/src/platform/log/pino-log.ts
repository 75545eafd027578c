// Owns how log lines are written: JSON for machines, or short lines for a person at a terminal of the demo.
import pino from 'pino';
import type { Config } from '../config/config.ts';
import type { Log } from './log.ts';
import { redact, redactText } from './redact.ts';

export interface LogTarget {
  write(line: string): void;
}

export function makeLog(
  config: Pick<Config, 'LOG_LEVEL' | 'demo'>,
  options: { target?: LogTarget; terminal?: boolean } = {},
): Log {
  const terminal = options.terminal ?? process.stdout.isTTY === true;
  const target = options.target ?? pino.destination({ dest: 1, sync: true });
  const logger = pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    config.demo && terminal ? forPeople(target) : target,
  );
  type Level = 'debug' | 'info' | 'warn' | 'error';
  function writer(level: Level) {
    return (fields: object, message: string): void => {
      // Cutting costs more than writing, so it waits until the line is sure to be written.
      if (logger.isLevelEnabled(level)) logger[level](redact(fields) as object, redactText(message));
    };
  }
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}

const colours: Record<string, number> = { debug: 90, info: 36, warn: 33, error: 31 };

function forPeople(target: LogTarget): LogTarget {
  return { write: (line) => target.write(`${shortLine(JSON.parse(line) as Record<string, unknown>)}\n`) };
}

function shortLine(line: Record<string, unknown>): string {
  const { level, time, msg, ...fields } = line;
  const clock = String(time).slice(11, 19);
  const name = String(level);
  const rest = Object.entries(fields).map(([key, value]) => `${key}=${shortValue(value)}`);
  return `\x1b[90m${clock}\x1b[0m \x1b[${colours[name] ?? 0}m${name.padEnd(5)}\x1b[0m ${[msg, ...rest].join('  ')}`;
}

function shortValue(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value) return String(value.stack);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import { ConfigError } from '../config/define-config.js';
import { failureReason } from './failure-reason.js';

type Settings = Readonly<Record<string, string | undefined>>;

/** Settings with ports and their defaults. */
const PORTS: [setting: string, standard: string][] = [
  ['PORT', ''],
  ['API_PORT', '9000'],
  ['HEALTH_PORT', ''],
];

/** The reason why an application cannot start, as a sentence for the operator, without a stack. */
export function describeStartFailure(error: unknown, env: Settings): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  const isListening = error.message.startsWith('listen') || error.message.startsWith('bind');
  if (isListening && code) return listenSentence(code, port, env, error.message);
  const { text } = failureReason(error);
  return text === error.message ? error.message : `${error.message} (${text})`;
}

function listenSentence(code: string, port: number | undefined, env: Settings, message: string): string {
  const setting = settingOf(port, env);
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. End that program, or set ${setting} to a free port.`;
  if (code === 'EACCES')
    return `Port ${port} may only be used by an administrator. Set ${setting} to a port above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `API_HOST: ${env['API_HOST']} is not an address of this machine.`;
  return `Port ${port} cannot be used (${message}). Set ${setting} to another port.`;
}

function settingOf(port: number | undefined, env: Settings): string {
  const names = PORTS.filter(([name, standard]) => (env[name] ?? standard) === String(port)).map(([name]) => name);
  return names.find((name) => name !== 'API_PORT') ?? 'PORT';
}

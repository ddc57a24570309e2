import { CannotOpenError } from '../store/files/cannot-open-error.js';

/** Settings of the child process, from its environment. */
export interface ChildConfig {
  readonly directory: string;
  readonly socketPath: string;
  readonly port?: number;
  readonly marker?: string;
}

/** @throws CannotOpenError naming the invalid variable */
export function readConfig(env: NodeJS.ProcessEnv): ChildConfig {
  const { EMBEDDED_MONGO_DIR: directory, EMBEDDED_MONGO_SOCKET: socketPath, EMBEDDED_MONGO_PORT: port } = env;
  const marker = env['EMBEDDED_MONGO_MARKER'];
  if (!directory) throw new CannotOpenError('EMBEDDED_MONGO_DIR must name the data folder.');
  if (!socketPath) throw new CannotOpenError('EMBEDDED_MONGO_SOCKET must name the socket to listen on.');
  const always = { directory, socketPath, ...(marker && { marker }) };
  if (!port) return always;
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new CannotOpenError('EMBEDDED_MONGO_PORT must be a port number.');
  }
  return { ...always, port: number };
}

import { CannotOpen } from '../store/database.js';

/** What the child process is told by its environment. */
export interface ChildConfig {
  readonly directory: string;
  readonly socketPath: string;
  readonly port?: number;
}

/** @throws CannotOpen naming the variable that is wrong */
export function readConfig(env: NodeJS.ProcessEnv): ChildConfig {
  const { EMBEDDED_MONGO_DIR: directory, EMBEDDED_MONGO_SOCKET: socketPath, EMBEDDED_MONGO_PORT: port } = env;
  if (!directory) throw new CannotOpen('EMBEDDED_MONGO_DIR must name the data folder.');
  if (!socketPath) throw new CannotOpen('EMBEDDED_MONGO_SOCKET must name the socket to listen on.');
  if (!port) return { directory, socketPath };
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new CannotOpen('EMBEDDED_MONGO_PORT must be a port number.');
  }
  return { directory, socketPath, port: number };
}

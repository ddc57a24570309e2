/** Messages from the product process to the launcher, over IPC. */
export type ProductMessage =
  | { type: 'ready'; url: string; isFirstLogin: boolean }
  | { type: 'failed'; reason: string }
  | { type: 'alive' }
  /** Asks for the socket of an address. */
  | { type: 'listen'; host: string; port: number };

export type Ready = Extract<ProductMessage, { type: 'ready' }>;

/** What the launcher answers to `listen`; the socket comes with it unless it failed. */
export interface SocketMessage {
  type: 'socket';
  error?: { code: string; message: string };
}

/** A program that the launcher runs as its child. */
export interface ChildProgram {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether a line of its output says that it can be used. Without it the child talks over IPC. */
  isReady?: (line: string) => boolean;
  /** Converts the output of a failed start to a message, if the failure is known. */
  explain?: (output: string) => string | undefined;
}

/** Messages from the product process to the launcher, over IPC. */
export type ProductMessage =
  | { type: 'ready'; url: string; isFirstLogin: boolean }
  | { type: 'failed'; reason: string }
  | { type: 'alive' }
  /** Requests the socket of an address. */
  | { type: 'listen'; host: string; port: number };

export type Ready = Extract<ProductMessage, { type: 'ready' }>;

/** The launcher's response to `listen`; the socket comes with it unless it failed. */
export interface SocketMessage {
  type: 'socket';
  error?: { code: string; message: string };
}

/** A child program of the launcher. */
export interface ChildProgram {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether a line of its output means that it is ready. Without this test the child uses IPC. */
  isReady?: (line: string) => boolean;
  /** Converts the output of a failed start to a message, if the failure is known. */
  explain?: (output: string) => string | undefined;
}

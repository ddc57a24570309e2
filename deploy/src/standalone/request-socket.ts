import type { ProductMessage, SocketMessage } from './processes/child-program.js';

/**
 * Requests the socket of an address from the launcher. Rejects with an error as of `listen`, for example `EADDRINUSE`.
 */
export function requestSocket(address: { host: string; port: number }): Promise<object> {
  return new Promise((resolve, reject) => {
    const receive = (message: SocketMessage, socket: unknown) => {
      if (message.type !== 'socket') return;
      process.off('message', receive);
      if (socket) resolve(socket);
      else reject(Object.assign(new Error(message.error?.message), { code: message.error?.code, port: address.port }));
    };
    process.on('message', receive);
    process.send?.({ type: 'listen', ...address } satisfies ProductMessage);
  });
}

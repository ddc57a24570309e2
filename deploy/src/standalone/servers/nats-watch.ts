import { statfsSync } from 'node:fs';
import { connect } from 'node:net';

const CHECK_INTERVAL_MS = 5_000;
/** The timeout of JetStream, in milliseconds. */
const REPLY_TIMEOUT_MS = 3_000;
/** The number of consecutive checks that must fail. */
const MAX_SILENT_CHECKS = 2;
/** On a disk with less free space a restarted server would hang again. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

export interface WatchedNats {
  port: number;
  password: string;
  /** The folder of its streams. */
  folder: string;
  /** The interval and timeout of checks, in milliseconds; shorter in tests. */
  intervalMs?: number;
  timeoutMs?: number;
}

type Outcome = 'replied' | 'silent' | 'unreachable';

/**
 * Restarts a hanging NATS server: after its disk was full, JetStream does not respond any more, and not even SIGTERM
 * ends the server. `restart` is called once there is space again. Events wait in their documents meanwhile.
 */
export function watchNats(nats: WatchedNats, restart: () => void): { stop(): void } {
  const { intervalMs = CHECK_INTERVAL_MS } = nats;
  let silent = 0;
  let timer: NodeJS.Timeout | undefined;
  const check = async (): Promise<void> => {
    silent = (await probeJetStream(nats)) === 'silent' ? silent + 1 : 0;
    if (silent >= MAX_SILENT_CHECKS && hasSpace(nats.folder)) {
      silent = 0;
      restart();
    }
    if (timer) timer = setTimeout(() => void check(), intervalMs).unref();
  };
  timer = setTimeout(() => void check(), intervalMs).unref();
  return {
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Requests JetStream's account in NATS's text protocol, without a client library in the launcher. */
function probeJetStream({ port, password, timeoutMs = REPLY_TIMEOUT_MS }: WatchedNats): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (outcome: Outcome): void => {
      socket.destroy();
      resolve(outcome);
    };
    let received = '';
    socket.setTimeout(timeoutMs, () => end('silent'));
    socket.once('error', () => end('unreachable')).once('close', () => end('unreachable'));
    socket.once('data', () => socket.write(infoRequest(password)));
    socket.on('data', (chunk) => {
      received += String(chunk);
      if (received.includes(`MSG ${INBOX} `)) end('replied');
    });
  });
}

const INBOX = 'larder.launcher.watch';

function infoRequest(password: string): string {
  const options = JSON.stringify({ verbose: false, pedantic: false, user: 'larder', pass: password, lang: 'text' });
  return `CONNECT ${options}\r\nSUB ${INBOX} 1\r\nPUB $JS.API.INFO ${INBOX} 0\r\n\r\n`;
}

function hasSpace(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}

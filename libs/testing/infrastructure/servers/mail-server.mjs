import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const ARRIVAL_MS = 60_000;

/** See `servers.d.mts`. */
export async function startMailServer() {
  const state = { mails: [], waiting: [], refusing: false, arrivals: new EventEmitter() };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.refusing ? refusal() : undefined),
    onData: (stream, session, done) => receive(state, stream, session).then(() => done(), done),
  });
  server.on('error', () => undefined); // the client closed the connection
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    env: settingsFor(server.server.address().port),
    mails: state.mails,
    next: (to) => next(state, to),
    refuse: () => (state.refusing = true),
    accept: () => (state.refusing = false),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function receive({ mails, waiting, arrivals }, stream, { envelope }) {
  const parsed = await PostalMime.parse(await buffer(stream));
  const to = envelope.rcptTo.map(({ address }) => address);
  const { from, subject, text = '', html = '' } = parsed;
  const mail = { to, from: from.address, subject, text, html };
  mails.push(mail);
  waiting.push(mail);
  arrivals.emit('mail');
}

async function next({ waiting, arrivals }, to) {
  for (;;) {
    const index = waiting.findIndex((mail) => mail.to.includes(to));
    if (index >= 0) return waiting.splice(index, 1)[0];
    await once(arrivals, 'mail', { signal: AbortSignal.timeout(ARRIVAL_MS) });
  }
}

function refusal() {
  return Object.assign(new Error('No such mailbox'), { responseCode: 550 });
}

function settingsFor(port) {
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_FROM_EMAIL: 'larder@home.test',
    SMTP_FROM_NAME: 'Larder',
    SMTP_AUTH_STRATEGY: 'NONE',
  };
}

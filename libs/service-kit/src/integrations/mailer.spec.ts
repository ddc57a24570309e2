import { once } from 'node:events';
import type { Socket } from 'node:net';
import { RawServer } from '@larder/testing';
import { Metrics } from '../metrics/metrics.js';
import type { MailSettings } from './mail-settings.js';
import { Mailer } from './mailer.js';

const mailerFor = (port: number) => {
  const settings = { SMTP_HOST: '127.0.0.1', SMTP_PORT: port, SMTP_AUTH_STRATEGY: 'NONE', SMTP_FROM_EMAIL: 'a@b.test' };
  return new Mailer(settings as unknown as MailSettings, new Metrics('test'));
};

/** Accepts a mail, but sends its last reply as one digit every few milliseconds, without end. */
function acceptSlowly(socket: Socket, onDigit: () => void): void {
  const reply = (data: Buffer) => {
    const text = data.toString('latin1');
    if (text.endsWith('\r\n.\r\n')) {
      const timer = setInterval(() => socket.write('2', onDigit), 2);
      socket.once('close', () => clearInterval(timer));
    } else socket.write(/^DATA/i.test(text) ? '354 go on\r\n' : '250 ok\r\n');
  };
  socket.on('data', reply).write('220 ready\r\n');
}

afterEach(() => jest.restoreAllMocks());

it('gives a mail up whose server never stops to reply, and closes the connection', async () => {
  const timeout = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  let digits = 0;
  const onDigit = () => {
    digits += 1;
    if (digits === 10) timeout.abort();
  };
  const server = await RawServer.open(({ socket }) => acceptSlowly(socket, onDigit), undefined, { sendsFirst: true });
  const mailer = mailerFor(server.port);

  const sending = mailer.send({ to: ['c@d.test'], subject: 's', text: 't' });

  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  for (const socket of server.sockets) await once(socket, 'close');
  expect(server.sockets.size).toBe(0);
  mailer.onModuleDestroy();
  await server.close();
});

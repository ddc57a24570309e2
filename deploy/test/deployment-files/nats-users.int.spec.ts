import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ReadUserForEdit } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import { PARTS, passwordVariable, textOf } from '../support/repository.js';

const SERVICES = PARTS.filter((part) => part !== 'gateway');
const PASSWORD = 'secret';

const folder = mkdtempSync(join(tmpdir(), 'larder-users-'));
let server: ChildProcess;
let port: string;

beforeAll(async () => {
  const listen = textOf('deploy/docker/nats.conf')
    .replace('0.0.0.0:4222', '127.0.0.1:-1')
    .replace(/^http:.*$/m, '');
  writeFileSync(join(folder, 'nats.conf'), listen.replace('"/data"', JSON.stringify(join(folder, 'data'))));
  writeFileSync(join(folder, 'users.conf'), textOf('deploy/nats/users.conf'));
  const passwords = Object.fromEntries(PARTS.map((part) => [passwordVariable(part), `"${PASSWORD}"`]));
  server = spawn('nats-server', ['-c', join(folder, 'nats.conf')], {
    env: { PATH: process.env['PATH'], ...passwords },
  });
  port = await portOf(server);
});

afterAll(async () => {
  const exited = once(server, 'exit');
  server.kill();
  await exited;
  rmSync(folder, { recursive: true, force: true });
});

async function portOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('nats-server has no output.');
  let port = '';
  for await (const line of createInterface({ input: stderr })) {
    port = /client connections on [\d.]+:(\d+)/.exec(line)?.[1] ?? port;
    if (line.includes('Server is ready')) break;
  }
  stderr.resume();
  return port;
}

/** Connects as a part, runs an action and returns the errors of the server. */
async function refusedTo(part: string, act: (nats: NatsConnection) => unknown): Promise<string[]> {
  const nats = await connectAs(part);
  const refused: string[] = [];
  const watching = (async () => {
    for await (const status of nats.status())
      if (status.type === 'error' && status.error instanceof errors.PermissionViolationError)
        refused.push(`${status.error.operation} ${status.error.subject}`);
  })();
  await act(nats);
  await nats.flush(); // the server responds in order: all errors have arrived
  await nats.close();
  await watching;
  return refused;
}

const connectAs = (part: string) =>
  connect({ servers: `127.0.0.1:${port}`, user: part, pass: PASSWORD, inboxPrefix: `larder.inbox.${part}` });
const ignore = { callback: () => undefined };

it('rejects connections without the password of a part', async () => {
  for (const credentials of [{}, { user: 'recipe', pass: 'guess' }, { user: 'larder', pass: PASSWORD }]) {
    const attempt = connect({ servers: `127.0.0.1:${port}`, reconnect: false, ...credentials });
    await expect(attempt).rejects.toThrow(errors.AuthorizationError);
  }
});

describe.each(PARTS)('%s', (part) => {
  const others = PARTS.filter((other) => other !== part);

  it('receives its own messages, and no others', async () => {
    const own = part === 'gateway' ? [] : [`larder.${part}.recipe.read`, `larder.control.${part}.1`];
    const foreign = others.flatMap((other) => [
      `larder.${other}.recipe.read`,
      `larder.${other}.>`,
      `larder.control.${other}.1`,
      `larder.reply.${other}.>`,
      `larder.inbox.${other}.>`,
    ]);
    const everything = ['>', 'larder.>', 'larder.*.user.read', 'larder.event.>', '_INBOX.>', '$SYS.>'];
    const refused = await refusedTo(part, (nats) =>
      [...own, ...foreign, ...everything].forEach((subject) => nats.subscribe(subject, ignore)),
    );
    expect(refused.sort()).toEqual([...foreign, ...everything].map((subject) => `subscription ${subject}`).sort());
  });

  it('replies only as itself, and publishes only its own events', async () => {
    const own = part === 'gateway' ? [] : [`larder.reply.gateway.inbox.${part}.1`];
    const foreign = others.map((other) => `larder.reply.gateway.inbox.${other}.1`);
    const events = ['user.moved', 'recipe.deleted', 'plan-entry.saved'].map((event) => `larder.event.${event}`);
    const refused = await refusedTo(part, (nats) =>
      [...own, ...foreign, ...events].forEach((subject) => nats.publish(subject)),
    );
    expect(refused).toEqual(expect.arrayContaining(foreign.map((subject) => `publish ${subject}`)));
    expect(refused.filter((each) => own.includes(each.replace('publish ', '')))).toEqual([]);
    const mine = { identity: 'user.moved', recipe: 'recipe.deleted', 'meal-plan': 'plan-entry.saved' }[part];
    expect(events.filter((subject) => !refused.includes(`publish ${subject}`))).toEqual(
      mine ? [`larder.event.${mine}`] : [],
    );
  });
});

it.each(SERVICES)("%s cannot send the gateway's requests", async (part) => {
  const subjects = [
    'larder.identity.user.read-for-edit',
    'larder.identity.session.sign-in',
    'larder.recipe.recipe.create',
  ];
  const refused = await refusedTo(part, (nats) => subjects.forEach((subject) => nats.publish(subject)));
  expect(refused.sort()).toEqual(subjects.map((subject) => `publish ${subject}`).sort());
});

it('fails a request that the user may not send, without waiting for a reply', async () => {
  const nats = await connectAs('parser');
  const client = new ServiceClient({ nats, name: 'parser', namespace: 'larder' });
  const request = client.as(null).request(ReadUserForEdit, { id: 'd9c07eb1-2f3c-4a04-9d8a-3a6f7a4f6f33' });
  await expect(request).rejects.toThrow(errors.PermissionViolationError);
  await nats.close();
});

it('lets only the service itself read or delete its events', async () => {
  const identity = await connectAs('identity');
  await (await jetstreamManager(identity)).streams.add({ name: 'larder-events', subjects: ['larder.event.>'] });
  const shopping = await connectAs('shopping');
  const durable = 'shopping_user_moved';
  const config = { durable_name: durable, filter_subject: 'larder.event.user.moved', ack_policy: AckPolicy.Explicit };
  await (await jetstreamManager(shopping)).consumers.add('larder-events', config);
  await jetstream(identity).publish('larder.event.user.moved', 'one');

  const refused = await refusedTo('recipe', (nats) =>
    [`MSG.NEXT.larder-events.${durable}`, `DELETE.larder-events.${durable}`, 'INFO.larder-events.own'].forEach((call) =>
      nats.publish(`$JS.API.CONSUMER.${call}`, '', { reply: 'larder.inbox.recipe.1' }),
    ),
  );
  const streams = await refusedTo('parser', (nats) =>
    ['DELETE', 'PURGE', 'UPDATE'].forEach((verb) => nats.publish(`$JS.API.STREAM.${verb}.larder-events`)),
  );
  const consumer = await jetstream(shopping).consumers.get('larder-events', durable);
  const event = await consumer.next({ expires: 5_000 });

  expect(refused).toHaveLength(2);
  expect(streams).toHaveLength(3);
  expect([event?.string(), await event?.ackAck()]).toEqual(['one', true]);
  await Promise.all([identity.close(), shopping.close()]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { definitionsOf } from './definitions.js';
import { natsUsers } from './nats-users.js';
import { permissionsOf } from './permissions.js';
import { fingerprintOf, render } from './render.js';
import { usageOf } from './usage.js';

const CONTRACTS = `
  export const ReadPot = defineMessage({ subject: 'kitchen.pot.read', request, reply });
  export const ListPots = definePagedList({ subject: 'kitchen.pot.list', query, item });
  export const PotStirred = defineEvent('pot.stirred', payload);
  export const PotBroken = defineEvent('pot.broken', payload);
  export const PotsChanged = defineBroadcast('pots.changed', payload);
`;
const fileOf = (text: string) => ts.createSourceFile('pots.ts', text, ts.ScriptTarget.ES2022, true);
const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const definitions = definitionsOf([fileOf(CONTRACTS)]);
const used = (code: string) => usageOf([fileOf(`import { ReadPot } from '@larder/contracts';\n${code}`)], definitions);

describe('the users of the message server', () => {
  it('have the permissions that the sources need; otherwise: npm run nats-users', () => {
    expect(textOf('deploy/nats/users.conf')).toBe(natsUsers());
  });

  it('make Compose replace a server with other users', () => {
    expect(textOf('docker-compose.yml')).toContain(`larder.users: '${fingerprintOf(natsUsers())}'`);
  });

  it('belong to one namespace', () => {
    const subjects = [...natsUsers('test').matchAll(/"((?!\$JS).+\..+)"/g)].map(([, subject = '']) => subject);
    expect(subjects.length).toBeGreaterThan(100);
    expect(subjects.filter((subject) => !subject.startsWith('test.'))).toEqual([]);
    expect(natsUsers('test')).not.toContain('larder');
  });
});

describe('the usage of an application', () => {
  it('requests the messages that it names, unless it answers them or only uses their types', () => {
    expect([...used('client.request(ReadPot, {})').requests]).toEqual(['kitchen.pot.read']);
    expect([...used('const reads = [ReadPot]').requests]).toEqual(['kitchen.pot.read']);
    expect([...used('class A { @Answers(ReadPot) read(request: RequestOf<typeof ReadPot>) {} }').requests]).toEqual([]);
    expect(used('client.request(ReadPot, {})').readsStreamsOf.size).toBe(0);
  });

  it('controls the streams of the services that it reads', () => {
    const { requests, readsStreamsOf } = used('client.stream(ListPots, {})');
    expect([[...requests], [...readsStreamsOf]]).toEqual([['kitchen.pot.list'], ['kitchen']]);
  });

  it('subscribes to events that it listens to, follows and observes, and publishes all others that it names', () => {
    const { listensTo, follows, observes, publishes } = used(`
      class A {
        @ListensTo(PotStirred) one() {}
        @ListensTo(PotBroken, { everyReplica: true }) two() {}
      }
      events.observe(PotStirred, handler);
      events.follow([PotStirred], { handler });
      const event = isWhole ? PotStirred : PotBroken;
    `);
    expect([[...listensTo], [...observes]]).toEqual([['pot.stirred'], ['pot.stirred']]);
    expect([...follows].sort()).toEqual(['pot.broken', 'pot.stirred']);
    expect([...publishes].sort()).toEqual(['pot.broken', 'pot.stirred']);
  });

  it('sends and receives broadcasts', () => {
    expect([...used('broadcasts.send(PotsChanged, {})').sends]).toEqual(['pots.changed']);
    expect([...used('broadcasts.on(PotsChanged, handler)').receives]).toEqual(['pots.changed']);
    expect([...used('class A { @OnBroadcast(PotsChanged) onPotsChanged() {} }').sends]).toEqual([]);
  });

  it('requests the common messages of every service', () => {
    expect([...used('client.request(healthMessage(name), {})').requests]).toEqual(['*.health.check']);
    expect([...used('client.request(repairMessage(name), {})').requests]).toEqual(['*.data.repair']);
  });

  it('requests what the kit needs to repair the owners of its records', () => {
    const subject = 'identity.record-owner.find-former';
    expect([...used("const owners = provideOwnerRepair('pots', 'owners of pots');").requests]).toEqual([subject]);
  });
});

it('rejects a subject that is not a literal', () => {
  const computed = fileOf('export const ReadPot = defineMessage({ subject: subjectFor("pot"), request, reply });');
  expect(() => definitionsOf([computed])).toThrow('The subject of ReadPot is not a plain text.');
});

it('excludes the consumers of other services for a service that follows events', () => {
  const cook = { name: 'cook', usage: used('events.follow([PotBroken], { handler })') };
  const guest = { name: 'guest', usage: used('class A { @ListensTo(PotStirred) one() {} }') };

  const permissions = permissionsOf([cook, guest], 'test');

  expect(permissions.get('cook')?.publish.allow).toContain('$JS.API.CONSUMER.MSG.NEXT.test-events.*');
  expect(permissions.get('cook')?.publish.deny).toEqual([
    '$JS.API.CONSUMER.CREATE.test-events.guest_pot_stirred.>',
    '$JS.API.CONSUMER.DELETE.test-events.guest_pot_stirred',
    '$JS.API.CONSUMER.INFO.test-events.guest_pot_stirred',
    '$JS.API.CONSUMER.MSG.NEXT.test-events.guest_pot_stirred',
  ]);
  expect(permissions.get('guest')?.publish.deny).toEqual([]);
  expect(render(permissions)).toContain('password: $NATS_COOK_PASSWORD');
});

import { install, type Clock } from '@sinonjs/fake-timers';
import { fn } from 'jest-mock';
import type { ProductMessage } from './child-program.js';
import { Heartbeat } from './heartbeat.js';

const SECOND = 1_000;
const alive: ProductMessage = { type: 'alive' };

/** A child whose messages the test sends. */
function aChild() {
  let listener: (message: ProductMessage) => void = () => undefined;
  let end: () => void = () => undefined;
  const exited = new Promise<{ code: null; signal: null }>((resolve) => {
    end = () => resolve({ code: null, signal: null });
  });
  const kill = fn();
  const onMessage = (added: typeof listener) => void (listener = added);
  return { child: { exited, kill, onMessage }, kill, say: () => listener(alive), end: () => end() };
}

let clock: Clock;
beforeEach(() => void (clock = install()));
afterEach(() => clock.uninstall());

const log = { error: () => undefined };

it('kills a child without a message for ten seconds', () => {
  const { child, kill } = aChild();
  new Heartbeat(child, log).expectOften();

  clock.tick(9 * SECOND);
  expect(kill).not.toHaveBeenCalled();
  clock.tick(SECOND);
  expect(kill).toHaveBeenCalledTimes(1);
});

it('does not kill a child that sends heartbeats', () => {
  const { child, kill, say } = aChild();
  new Heartbeat(child, log).expectOften();

  for (let times = 0; times < 20; times += 1) {
    clock.tick(9 * SECOND);
    say();
  }
  expect(kill).not.toHaveBeenCalled();
});

it('gives a starting child more time', () => {
  const { child, kill } = aChild();
  new Heartbeat(child, log);

  clock.tick(59 * SECOND);
  expect(kill).not.toHaveBeenCalled();
  clock.tick(SECOND);
  expect(kill).toHaveBeenCalledTimes(1);
});

it('stops when the child has ended', async () => {
  const { child, kill, end } = aChild();
  new Heartbeat(child, log).expectOften();

  end();
  await child.exited;
  clock.tick(60 * SECOND);
  expect(kill).not.toHaveBeenCalled();
});

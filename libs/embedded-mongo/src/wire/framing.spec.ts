import { MAX_MESSAGE_BYTES } from '../commands/request/limits.js';
import { Framing, ProtocolError } from './framing.js';

function message(size: number, fill: number): Buffer {
  const bytes = Buffer.alloc(size, fill);
  bytes.writeInt32LE(size, 0);
  return bytes;
}

it('returns whole messages from any chunks', () => {
  const messages = [message(16, 1), message(100, 2), message(17, 3)];
  const stream = Buffer.concat(messages);
  for (const step of [1, 2, 3, 7, 50, 1000]) {
    const framing = new Framing();
    const received: Buffer[] = [];
    for (let at = 0; at < stream.length; at += step) received.push(...framing.push(stream.subarray(at, at + step)));
    expect(received).toEqual(messages);
  }
});

it.each([-1, 0, 15, MAX_MESSAGE_BYTES + 1])('rejects a message with a length of %d bytes', (size) => {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(size, 0);

  expect(() => new Framing().push(bytes)).toThrow(ProtocolError);
});

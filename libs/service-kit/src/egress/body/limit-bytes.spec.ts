import { Readable } from 'node:stream';
import { limitBytes } from './limit-bytes.js';

/** The bytes of a body of two chunks that are passed on with a limit. */
async function passed(maxBytes: number): Promise<string> {
  let text = '';
  for await (const chunk of limitBytes(Readable.from([Buffer.from('salt'), Buffer.from('pepper')]), maxBytes))
    text += Buffer.from(chunk).toString();
  return text;
}

describe('the limit of a body', () => {
  it('allows as many bytes as the limit', async () => {
    expect(await passed(10)).toBe('saltpepper');
  });

  it('refuses one byte more', async () => {
    await expect(passed(9)).rejects.toMatchObject({ failure: 'too-large' });
  });
});

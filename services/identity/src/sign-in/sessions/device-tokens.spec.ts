import { newId, type KeyValue } from '@larder/service-kit';
import type { TokenSigner } from '../../credentials/index.js';
import { DeviceTokens } from './device-tokens.js';

/** Tokens as readable JSON. */
const signer = {
  sign: ({ claims }: { claims: object }) => Promise.resolve(JSON.stringify(claims)),
  check: (token: string) => Promise.resolve({ claims: JSON.parse(token) as object }),
} as unknown as TokenSigner;

describe('the token of a browser', () => {
  it('contains its eight latest users, each once', async () => {
    const tokens = new DeviceTokens(signer, {} as KeyValue, {} as never);
    const [first, bo, ...others] = Array.from({ length: 9 }, () => newId());

    let token: string | null = null;
    for (const user of [first, bo, ...others, bo, bo])
      token = await tokens.addUser(await tokens.read(token), user ?? '');

    expect((await tokens.read(token))?.users).toEqual([...others, bo]);
  });
});

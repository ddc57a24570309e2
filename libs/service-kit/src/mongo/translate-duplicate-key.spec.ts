import { CommonErrors } from '@larder/contracts';
import { translateDuplicateKey } from './translate-duplicate-key.js';

it('throws the given error with the duplicate key as its cause', async () => {
  const cause = Object.assign(new Error('E11000'), { code: 11000 });

  const result = translateDuplicateKey(() => Promise.reject(cause), CommonErrors.conflict);

  await expect(result).rejects.toMatchObject({ code: 'common.conflict', cause });
});

it('passes on results and all other errors', async () => {
  const outage = new Error('connection lost');

  expect(await translateDuplicateKey(() => Promise.resolve(1), CommonErrors.conflict)).toBe(1);
  await expect(translateDuplicateKey(() => Promise.reject(outage), CommonErrors.conflict)).rejects.toBe(outage);
});

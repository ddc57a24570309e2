import { storeUnlessDuplicate } from './store-unless-duplicate.js';

it('says whether a unique index accepted the write', async () => {
  expect(await storeUnlessDuplicate(() => Promise.resolve({ acknowledged: true }))).toBe(true);
  expect(await storeUnlessDuplicate(() => Promise.reject(duplicateKey()))).toBe(false);
});

it('passes on all other errors', async () => {
  const outage = new Error('connection lost');

  await expect(storeUnlessDuplicate(() => Promise.reject(outage))).rejects.toBe(outage);
});

function duplicateKey(): Error {
  return Object.assign(new Error('E11000'), { code: 11000 });
}

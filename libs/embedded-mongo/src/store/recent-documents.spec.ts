import { RecentDocuments } from './recent-documents.js';

const MEGABYTE = 1024 * 1024;

it('keeps large documents, and only their last state', () => {
  const recent = new RecentDocuments();
  const large = Buffer.alloc(MEGABYTE);
  recent.set(1, Buffer.alloc(MEGABYTE));
  recent.set(1, large);
  expect(recent.get(1)).toBe(large);

  recent.set(1, Buffer.alloc(100));
  expect(recent.get(1)).toBeUndefined();
});

it('drops the documents that were not written for the longest time', () => {
  const recent = new RecentDocuments();
  for (const id of [1, 2, 3, 4, 1, 5]) recent.set(id, Buffer.alloc(MEGABYTE));

  expect([1, 2, 3, 4, 5].filter((id) => recent.get(id))).toEqual([1, 3, 4, 5]);
});

it('does not keep a document that is larger than all together may be', () => {
  const recent = new RecentDocuments();
  recent.set(1, Buffer.alloc(MEGABYTE));
  recent.set(2, Buffer.alloc(5 * MEGABYTE));

  expect([1, 2].map((id) => recent.get(id) !== undefined)).toEqual([true, false]);
});

import { differencesOf } from './compare-responses.js';

const response = (body: unknown, status = 200) => ({ status, body });

it('allows additional fields of a newer version', () => {
  const older = response({ items: [{ id: 'a' }], version: '1' });

  expect(differencesOf(older, response({ items: [{ id: 'a', extra: 1 }], total: 1, version: '2' }))).toEqual([]);
});

it('reports missing and changed fields', () => {
  const older = response({ name: 'Soup', tags: ['a', 'b'], note: null });

  expect(differencesOf(older, response({ tags: ['a'], note: '' }))).toEqual([
    'body.name: "Soup" became nothing',
    'body.tags: 2 entries became 1',
    'body.tags.1: "b" became nothing',
    'body.note: null became ""',
  ]);
  expect(differencesOf(older, response({}, 404))).toEqual(['status 200 became 404']);
});

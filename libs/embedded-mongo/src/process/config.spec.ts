import { readConfig } from './config.js';

const variables = { EMBEDDED_MONGO_DIR: '/data', EMBEDDED_MONGO_SOCKET: '/run/db.sock' };

it('reads the data folder and the addresses to listen on', () => {
  expect(readConfig(variables)).toEqual({ directory: '/data', socketPath: '/run/db.sock' });
  expect(readConfig({ ...variables, EMBEDDED_MONGO_PORT: '27017' })).toMatchObject({ port: 27017 });
  expect(readConfig({ ...variables, EMBEDDED_MONGO_MARKER: '/outside.json' })).toMatchObject({
    marker: '/outside.json',
  });
});

it.each([
  ['EMBEDDED_MONGO_DIR', { EMBEDDED_MONGO_DIR: '' }],
  ['EMBEDDED_MONGO_SOCKET', { EMBEDDED_MONGO_SOCKET: undefined }],
  ['EMBEDDED_MONGO_PORT', { EMBEDDED_MONGO_PORT: 'http' }],
  ['EMBEDDED_MONGO_PORT', { EMBEDDED_MONGO_PORT: '70000' }],
])('rejects an invalid %s', (name, wrong) => {
  expect(() => readConfig({ ...variables, ...wrong })).toThrow(name);
});

import { explainDatabase, explainServer } from './explain-server.js';
import { folderError } from './folder-failure.js';

/** A folder of this user. */
const FOLDER = import.meta.dirname;
const failure = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

it.each([
  ['ENOSPC', 'the disk is full. Free some space'],
  ['EROFS', 'it is read-only. Make it writable for the user that runs Larder'],
  ['ENOENT', 'its folders cannot be created. Make it writable for the user that runs Larder'],
  ['EEXIST', 'there is a file of this name. Move that file'],
  ['EACCES', 'this user may not write to it. Make it writable for the user that runs Larder'],
])('explains %s', (code, reason) => {
  const { message, name } = folderError(failure(code, FOLDER), FOLDER) as Error;
  expect(name).toBe('StartError');
  expect(message).toBe(`Larder cannot use the data folder ${FOLDER}: ${reason}, or set DATA_DIR to another folder.`);
});

it('returns other errors unchanged', () => {
  const bug = new TypeError('a bug');
  expect(folderError(bug, '/data')).toBe(bug);
});

it.each([
  ['[FTL] Error listening on port: listen tcp 127.0.0.1:4222: bind: address already in use', 'uses its port 4222'],
  ['Could not create server TCP listening socket 127.0.0.1:4222: bind: Address already in use', 'its port 4222'],
  ["Can't open the append-only file: No space left on device", 'the disk is full'],
  ['[FTL] could not create storage directory - permission denied', 'this user may not write'],
])('explains the output of a server: %s', (output, sentence) => {
  expect(explainServer('nats-server', 4222, output)).toContain(sentence);
});

it('passes on the message of the database', () => {
  const line = (message: string) => JSON.stringify({ time: 'now', level: 'error', service: 'embedded-mongo', message });
  expect(explainDatabase(`noise\n${line('The data folder /d is in use by another process.')}`)).toBe(
    'The data folder /d is in use by another process.',
  );
  expect(explainDatabase('noise')).toBeUndefined();
});

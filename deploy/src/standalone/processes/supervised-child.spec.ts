import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainDatabase } from '../data-folder/explain-server.js';
import { LauncherLog } from './launcher-log.js';
import { SupervisedChild } from './supervised-child.js';

const SENTENCE = 'The database file larder.sqlite (5 bytes) is not a SQLite file.';
const LINE = JSON.stringify({ time: '2026-01-01T00:00:00Z', level: 'error', message: SENTENCE });

const folder = mkdtempSync(join(tmpdir(), 'larder-child-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A fake database, as a shell script. */
function databaseThat(script: string): SupervisedChild {
  const program = {
    name: 'embedded database',
    program: '/bin/sh',
    args: ['-c', script],
    env: { LINE },
    explain: explainDatabase,
    isReady: () => false,
  };
  const events = { onSpawn: () => undefined, onGiveUp: () => undefined };
  return new SupervisedChild(program, new LauncherLog(folder, false), events);
}

describe('a database that rejects its file', () => {
  it('is reported with its message only', async () => {
    const database = databaseThat('echo "$LINE" >&2; exit 1');
    await expect(database.start()).rejects.toThrow(new RegExp(`^${escaped(SENTENCE)}$`));
  });

  it('is reported although its exit is known before its last output arrives', async () => {
    const database = databaseThat('(sleep 0.2; echo "$LINE" >&2) & exit 1');
    await expect(database.start()).rejects.toThrow(new RegExp(`^${escaped(SENTENCE)}$`));
  });

  it('does not block the start when a leftover child process keeps its output open', async () => {
    const database = databaseThat('sleep 3 & exit 1');
    await expect(database.start()).rejects.toThrow('The embedded database did not start.');
  });
});

const escaped = (text: string) => text.replace(/[.()]/g, '\\$&');

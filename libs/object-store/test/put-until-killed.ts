import { DiskObjectStore } from '../src/disk/disk-object-store.js';
import { someBytes, streamOf } from './bodies.js';

// Stores bodies of 1 MiB and reports each acknowledged key, until the process is killed.
const store = new DiskObjectStore(process.argv[2] ?? '');
for (let round = 0; ; round++) {
  const keys = [`a/${round}.bin`, `b/${round}.bin`, 'c/same.bin'];
  await Promise.all(keys.map((key) => store.put(key, streamOf(someBytes(1024 * 1024, `${round}`), 10_000))));
  process.stdout.write(`${keys.join('\n')}\n`);
}

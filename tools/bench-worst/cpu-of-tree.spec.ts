import { cpuMsOfTree, readStat } from './cpu-of-tree.js';

it('reads the times of a process whatever its name is', () => {
  const stat = '42 (a) b ) S 7 1 1 0 -1 4194560 1 0 0 0 120 30 0 0 20 0 1 0 1';
  expect(readStat(42, stat)).toEqual({ pid: 42, parent: 7, cpuMs: 1_500 });
});

it('counts the time of this process', () => {
  expect(cpuMsOfTree(process.pid)).toBeGreaterThan(0);
});

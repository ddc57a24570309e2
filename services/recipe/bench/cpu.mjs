// Processor time of a process and its children, which does not depend on the load of the machine.
import { readdirSync, readFileSync } from 'node:fs';

const MS_PER_TICK = 10;

/** The processor time of a process and its children in milliseconds; 0 without an id. */
export function cpuMs(pid) {
  if (!pid) return [0, 0];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  const own = all.filter((each) => each.pid === pid);
  const children = all.filter((each) => each.parent === pid);
  return [own, children].map((some) => some.reduce((sum, { ticks }) => sum + ticks * MS_PER_TICK, 0));
}

function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return []; // ended meanwhile
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A running process. */
export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

// Tests poll: a `ps` per poll takes several times the processor time, which the processes they wait for need.
const HAS_PROC = existsSync('/proc/self/stat');

/** Every process of this machine that has not ended. */
export function processTable(): RunningProcess[] {
  return HAS_PROC ? tableInProc() : tableByPs();
}

/** The direct children of a process. */
export function childrenOf(pid: number): RunningProcess[] {
  return processTable().filter(({ parent }) => parent === pid);
}

/** Whether a process has not ended; a zombie has. */
export function isRunning(pid: number): boolean {
  return HAS_PROC ? processInProc(pid).length > 0 : tableByPs().some((each) => each.pid === pid);
}

function tableInProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .flatMap(processInProc);
}

/** The name in field 2 of `stat` may contain anything, also brackets. None when the process has ended. */
function processInProc(pid: number): RunningProcess[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return isEnded(state) ? [] : [{ pid, parent: Number(parent), command }];
  } catch {
    return [];
  }
}

function tableByPs(): RunningProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return isEnded(state) ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

function isEnded(state: string): boolean {
  return /^[ZX]/.test(state);
}

import { spawnSync } from 'node:child_process';

export interface ProcessRow {
  pid: number;
  parent: number;
  state: string;
  command: string;
}

/** The running processes of this machine. */
export function processes(): ProcessRow[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, state = '', command = '']) => ({ pid: Number(pid), parent: Number(parent), state, command }))
    .filter(({ state }) => !state.startsWith('Z'));
}

/** The direct children of a process. */
export function childrenOf(parent: number): ProcessRow[] {
  return processes().filter((each) => each.parent === parent);
}

export function isRunning(pid: number): boolean {
  return processes().some((each) => each.pid === pid);
}

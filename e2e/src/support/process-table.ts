import { execFileSync } from 'node:child_process';

/** A running process. */
export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** Every process of this machine that has not ended. */
export function processTable(): RunningProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return state?.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command: command ?? '' }];
  });
}

/** A process and its descendants. */
export function treeOf(root: number, table = processTable()): RunningProcess[] {
  const members = table.filter(({ pid }) => pid === root);
  for (const member of members) members.push(...table.filter(({ parent }) => parent === member.pid));
  return members;
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/**
 * Distinguishes a process from a later one with the same number, by its start time. Undefined when there is no such
 * process.
 */
export function identityOf(pid: number): string | undefined {
  return existsSync(BOOT_ID) ? startInProc(pid) : startByPs(pid);
}

/** Boot and start time in clock ticks, field 22 of `stat`; the name in field 2 may contain anything, also brackets. */
function startInProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === 'Z' || state === 'X' ? undefined : `${readFileSync(BOOT_ID, 'utf8').trim()}:${started}`;
  } catch {
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

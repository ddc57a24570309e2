import { readFileSync } from 'node:fs';

/** Which start of the machine this is; undefined where the system does not tell. */
export function bootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return undefined;
  }
}

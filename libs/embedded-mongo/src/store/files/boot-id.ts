import { readFileSync } from 'node:fs';

/** Identifies the current boot of the machine; undefined where the system does not provide it. */
export function bootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return undefined;
  }
}

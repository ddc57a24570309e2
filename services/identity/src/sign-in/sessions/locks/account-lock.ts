const HOUR_MS = 3_600_000;

/** Whether an account is locked now. An expired lock is ignored, whether or not it was removed. */
export function isLocked(lockedAt: Date | undefined | null, lockHours: number, now = new Date()): boolean {
  return lockedAt != null && lockedAt > expiredBefore(lockHours, now);
}

/** Locks that were set at this time or earlier have expired. */
export function expiredBefore(lockHours: number, now = new Date()): Date {
  return new Date(now.getTime() - lockHours * HOUR_MS);
}

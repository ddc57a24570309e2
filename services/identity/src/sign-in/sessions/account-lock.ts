const HOUR_MS = 3_600_000;

/** Whether an account is locked now. A lock whose time is over counts no longer, whether it was removed or not. */
export function isLocked(lockedAt: Date | undefined | null, lockHours: number, now = new Date()): boolean {
  return lockedAt != null && lockedAt > expiredBefore(lockHours, now);
}

/** Locks set at this moment or before are over. */
export function expiredBefore(lockHours: number, now = new Date()): Date {
  return new Date(now.getTime() - lockHours * HOUR_MS);
}

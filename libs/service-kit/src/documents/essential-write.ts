/**
 * Option of a small write that must succeed on a full disk: for a sign-in, or for a deletion, which frees space. The
 * embedded database has a reserve for such writes; MongoDB treats it as a comment in its log.
 */
export const ESSENTIAL_WRITE = { comment: 'essential' } as const;

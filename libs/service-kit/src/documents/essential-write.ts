/**
 * Option of a small write that has to work although the disk is full: it signs a user in, or belongs to deleting, which
 * makes room. The embedded database keeps a reserve for such writes; to MongoDB it is a remark in its log.
 */
export const ESSENTIAL_WRITE = { comment: 'essential' } as const;

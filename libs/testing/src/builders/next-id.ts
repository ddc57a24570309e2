let count = 0;

/** A new id, unique in this process. */
export const nextId = (): string => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;

/** A synchronous function that changes the store. */
export type Change<T> = () => T;

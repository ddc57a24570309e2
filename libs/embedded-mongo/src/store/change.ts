/** A function that changes the store without waiting for anything. */
export type Change<T> = () => T;

/**
 * Items of a stream that are there at once. A service may yield them together, which saves the steps between single ones;
 * callers see single items either way.
 */
export class Batch<Item> {
  constructor(readonly items: readonly Item[]) {}
}

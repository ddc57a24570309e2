/**
 * Items of a stream that are available together. Yielding them in a batch saves the overhead per item; callers receive
 * single items in any case.
 */
export class Batch<Item> {
  constructor(readonly items: readonly Item[]) {}
}

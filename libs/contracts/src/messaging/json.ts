/** A value that is JSON already: it travels as it is written. */
export class Json {
  constructor(readonly text: string) {}
}

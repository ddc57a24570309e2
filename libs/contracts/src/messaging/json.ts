/** A value that is already JSON text and is sent unchanged. */
export class Json {
  constructor(readonly text: string) {}
}

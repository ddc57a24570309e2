import { Json } from '@larder/contracts';

const UPDATED_AT = /"updatedAt":"([^"]+)"/;

/** A record as JSON text, with the time of its last change for the headers. */
export class RecordText extends Json {
  readonly updatedAt: string | undefined;

  /** The record's own `updatedAt` has to precede those of nested records. Inside a text the quotes would be escaped. */
  constructor({ text }: Json) {
    super(text);
    this.updatedAt = UPDATED_AT.exec(text)?.[1];
  }
}

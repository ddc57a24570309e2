import { Json } from '@larder/contracts';

const MOMENT = /"updatedAt":"([^"]+)"/;

/** A record that is JSON already, and when it was changed: what the headers tell of it. */
export class RecordText extends Json {
  readonly updatedAt: string | undefined;

  /** The record's own moment has to stand before those of what it holds. Inside a text the quotes would be escaped. */
  constructor({ text }: Json) {
    super(text);
    this.updatedAt = MOMENT.exec(text)?.[1];
  }
}

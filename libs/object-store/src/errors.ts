/** A failure of the store that its callers may expect. */
export abstract class ObjectStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The key breaks the grammar of keys, or is already a folder (or the other way round). */
export class InvalidKeyError extends ObjectStoreError {
  constructor(
    readonly key: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`The object key ${JSON.stringify(key.slice(0, 100))} is not allowed: ${reason}.`, options);
  }
}

export class ObjectNotFoundError extends ObjectStoreError {
  constructor(
    readonly key: string,
    options?: ErrorOptions,
  ) {
    super(`There is no object "${key}".`, options);
  }
}

/** The body had more bytes than allowed; nothing was stored. */
export class ObjectTooLargeError extends ObjectStoreError {
  constructor(readonly maxBytes: number) {
    super(`The object is larger than ${maxBytes} bytes.`);
  }
}

/** The range begins behind the end of the object (HTTP 416, which wants to know `size`). */
export class RangeNotSatisfiableError extends ObjectStoreError {
  constructor(
    readonly key: string,
    readonly size: number,
  ) {
    super(`The object "${key}" has only ${size} bytes.`);
  }
}

/** A setting is missing or wrong; the message names it. */
export class ObjectStoreSettingError extends ObjectStoreError {}

/** The server that keeps the objects cannot be reached, or keeps failing. */
export class ObjectStoreUnavailableError extends ObjectStoreError {
  constructor(cause: unknown) {
    super('The object store is not available.', { cause });
  }
}

/** There is no space left where the objects are kept; nothing was stored. */
export class ObjectStoreFullError extends ObjectStoreError {
  constructor(cause: unknown) {
    super('The object store is full.', { cause });
  }
}

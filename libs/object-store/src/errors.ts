/** An error that callers of the store may handle. */
export abstract class ObjectStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The key does not match the grammar of keys, or it is a folder already, or a part of it is an object. */
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

/** The range begins after the end of the object (HTTP 416, whose response contains `size`). */
export class RangeNotSatisfiableError extends ObjectStoreError {
  constructor(
    readonly key: string,
    readonly size: number,
  ) {
    super(`The object "${key}" has only ${size} bytes.`);
  }
}

/** A setting is missing or invalid; the message names it. */
export class ObjectStoreSettingError extends ObjectStoreError {}

/** The server cannot be reached or keeps failing, or the disk fails. */
export class ObjectStoreUnavailableError extends ObjectStoreError {
  constructor(cause: unknown) {
    super('The object store is not available.', { cause });
  }
}

/** The disk or the server is full; nothing was stored. */
export class ObjectStoreFullError extends ObjectStoreError {
  constructor(cause: unknown) {
    super('The object store is full.', { cause });
  }
}

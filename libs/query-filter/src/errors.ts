const MAX_QUOTED = 100;

/** An invalid filter; the message contains the reason and is shown to the caller (status 400). */
export class QueryFilterError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'QueryFilterError';
  }
}

/** A syntax error, or a value of the wrong type. */
export function invalidQuery(reason: string): QueryFilterError {
  return new QueryFilterError(`invalid query string: ${reason}`);
}

/** The attribute does not exist or may not be used in filters. */
export function unknownAttribute(path: string): QueryFilterError {
  return new QueryFilterError(`invalid attribute string: '${shorten(path)}' does not exist on this schema`);
}

/** The beginning of a text of the caller in quotes, for a message. */
export function quote(text: string): string {
  return `"${shorten(text)}"`;
}

function shorten(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

const MAX_QUOTED = 100;

/** The filter cannot be used; the message says why and is meant for the caller (status 400). */
export class QueryFilterError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'QueryFilterError';
  }
}

/** The text breaks the grammar, or a value does not fit its attribute. */
export function invalidQuery(reason: string): QueryFilterError {
  return new QueryFilterError(`invalid query string: ${reason}`);
}

/** The attribute is not one that may be filtered by. */
export function unknownAttribute(path: string): QueryFilterError {
  return new QueryFilterError(`invalid attribute string: '${shortened(path)}' does not exist on this schema`);
}

/** Part of the caller's text, in quotes, for a message. */
export function quote(text: string): string {
  return `"${shortened(text)}"`;
}

function shortened(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

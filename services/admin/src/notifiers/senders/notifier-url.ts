/** The parts of a notifier's address, decoded. */
export interface NotifierUrl {
  /** In lower case. */
  scheme: string;
  user: string;
  password: string;
  /** May be an id or a token instead of a host. */
  host: string;
  port: number | null;
  /** The part before the path, unparsed. */
  authority: string;
  /** The parts of the path, including `#`. */
  path: string[];
  /** Whether the path ends with a slash. */
  endsWithSlash: boolean;
  /** The parameters `?name=value`, without those with the prefixes below. */
  query: Record<string, string>;
  /** `?+name=value`: headers of the request. */
  headers: Record<string, string>;
  /** `?-name=value`: parameters of the request's URL. */
  parameters: Record<string, string>;
  /** `?:name=value`: additional fields of the body. */
  fields: Record<string, string>;
}

const SHAPE = /^([a-z][a-z0-9+.-]*):\/\/(?:([^/?]*)@)?([^/?@]*)([^?]*)(?:\?(.*))?$/is;
const HOST_AND_PORT = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/;

/** Parses an address such as `gotify://host/token`; null for an invalid one. */
export function parseNotifierUrl(text: string): NotifierUrl | null {
  const [whole, scheme = '', userInfo = '', authority = '', path = '', query = ''] = SHAPE.exec(text.trim()) ?? [];
  if (!whole) return null;
  const [user = '', ...password] = userInfo.split(':');
  const [, host = authority, port] = HOST_AND_PORT.exec(authority) ?? [];
  return {
    scheme: scheme.toLowerCase(),
    user: decode(user),
    password: decode(password.join(':')),
    host: decode(host),
    port: port ? Number(port) : null,
    authority: decode(authority),
    path: path.split('/').filter(Boolean).map(decode),
    endsWithSlash: path.endsWith('/'),
    ...queryParts(query),
  };
}

function queryParts(query: string): Pick<NotifierUrl, 'query' | 'headers' | 'parameters' | 'fields'> {
  const parts = { query: {}, headers: {}, parameters: {}, fields: {} } as Record<
    'query' | 'headers' | 'parameters' | 'fields',
    Record<string, string>
  >;
  for (const pair of query.split('&').filter(Boolean)) {
    const [rawName = '', ...rawValue] = pair.split('=');
    const name = decode(rawName);
    const value = decode(rawValue.join('=').replaceAll('+', ' '));
    const kind = ({ '+': 'headers', '-': 'parameters', ':': 'fields' } as const)[name[0] ?? ''];
    if (kind) parts[kind][name.slice(1)] = value;
    else parts.query[name.toLowerCase()] = value;
  }
  return parts;
}

/** Decodes a part of the address; one with invalid escapes is kept. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

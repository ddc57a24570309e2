/** The reason why a server is unusable, and whether waiting may help. */
export interface FailureReason {
  text: string;
  /** The server replies and refuses, so waiting does not help. */
  isFinal: boolean;
}

interface KnownFailure {
  pattern: RegExp;
  text: (match: RegExpExecArray) => string;
  isFinal?: boolean;
}

const KNOWN_FAILURES: KnownFailure[] = [
  {
    pattern:
      /AuthorizationError|Authorization Violation|Authentication failed|AuthenticationFailed|WRONGPASS|NOAUTH|NOPERM|invalid password|requires authentication/i,
    text: () => 'it refuses the user name or password',
    isFinal: true,
  },
  {
    pattern: /InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|InvalidTokenId|Forbidden/i,
    text: () => 'it refuses the access key or the secret key',
    isFinal: true,
  },
  { pattern: /ENOENT.*?open '([^']+)'/, text: ([, file]) => `the file ${file} does not exist`, isFinal: true },
  { pattern: /EACCES.*?open '([^']+)'/, text: ([, file]) => `the file ${file} cannot be read`, isFinal: true },
  { pattern: /getaddrinfo \w+ (\S+)/, text: ([, name]) => `the host name ${name} cannot be found` },
  { pattern: /ENOTFOUND|EAI_AGAIN/, text: () => 'its host name cannot be found' },
  { pattern: /ECONNREFUSED|CONNECTION_REFUSED/, text: () => 'nothing listens there (connection refused)' },
  { pattern: /ENOENT/, text: () => 'its socket does not exist' },
  { pattern: /EHOSTUNREACH|ENETUNREACH|ENETDOWN/, text: () => 'its network cannot be reached' },
  {
    pattern: /self.signed certificate|unable to verify|unable to get (?:local )?issuer|SELF_SIGNED|UNABLE_TO/i,
    text: () => 'its TLS certificate is not trusted',
    isFinal: true,
  },
  {
    pattern: /certificate has expired|CERT_HAS_EXPIRED/i,
    text: () => 'its TLS certificate has expired',
    isFinal: true,
  },
  {
    pattern: /ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate/i,
    text: () => 'its TLS certificate belongs to another name',
    isFinal: true,
  },
  {
    pattern: /EPROTO|wrong version number|ERR_SSL/i,
    text: () => 'it does not support TLS as configured',
    isFinal: true,
  },
  {
    pattern: /Invalid URL|MongoParseError|MongoAPIError|Invalid scheme|ERR_INVALID_URL/i,
    text: () => 'the address cannot be read',
    isFinal: true,
  },
  { pattern: /ETIMEDOUT|timed? ?out|TIMEOUT|no answer/i, text: () => 'it does not answer' },
  { pattern: /ECONNRESET|EPIPE|closed|socket hang up|ended/i, text: () => 'it closes the connection' },
];

/** The reason in the nested causes of an error: drivers wrap the system's error. */
export function failureReason(error: unknown): FailureReason {
  const texts = textsOf(error);
  for (const { pattern, text, isFinal = false } of KNOWN_FAILURES) {
    const match = pattern.exec(texts);
    if (match) return { text: text(match), isFinal };
  }
  return { text: error instanceof Error ? error.message : String(error), isFinal: false };
}

/** The address without credentials and parameters. */
export function addressWithoutSecrets(address: string): string {
  return address
    .split(',')
    .map((each) => each.replace(/^(\w[\w+.-]*:\/\/)?.*@/, '$1'))
    .join(',')
    .replace(/[?#].*$/, '');
}

function textsOf(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 5) return String(error);
  const { name, message, code, cause, reason, errors, servers } = error as Record<string, unknown>;
  const nested = [cause, reason, ...listOf(errors), ...listOf(servers)].filter((each) => each !== undefined);
  const own = [name, code, message].filter((each) => typeof each === 'string');
  // `error` of a MongoDB server description is the failure of its last check.
  const described = 'error' in error && error.error ? [error.error] : [];
  return [...own, ...[...nested, ...described].map((each) => textsOf(each, depth + 1))].join(' ');
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value instanceof Map ? [...value.values()] : [];
}

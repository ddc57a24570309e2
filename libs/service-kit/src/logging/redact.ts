const SECRET_KEY =
  /passw|passphrase|secret|token|authorization|cookie|api-?_?key|credential|e-?mail|apprise-?url|^pass$/i;
const MAIL_ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/g;
const URL_CREDENTIALS = /(\w+:\/\/)[^/\s:@]*:[^/\s@]+@/g;
/** `token=abc`, `"api_key": "abc"`, in addresses and external texts. */
const NAMED_SECRET =
  /\b((?:access_?|refresh_?|api_?-?)?(?:token|key|secret|password|passphrase))("?\s*[=:]\s*"?)[^\s"&,;}]{4,}/gi;
/** `Bearer abc`, `Basic abc`, as in Authorization headers, and JSON Web Tokens anywhere. */
const CREDENTIALS = /\b(Bearer|bearer|Basic)\s+(?=[\w.~+/-]*(?:[\d=]|\.\w))[\w.~+/=-]{6,}/g;
const WEB_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
const MAX_DEPTH = 5;
const MAX_TEXT = 4_000;

/** Replaces secrets, e-mail addresses and credentials inside URLs, at any depth, so that logs can be shared. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value instanceof Error) return redactError(value, depth);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((each) => redact(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactField(key, each, depth + 1)]));
}

export function redactText(text: string): string {
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return short
    .replace(URL_CREDENTIALS, '$1***@')
    .replace(MAIL_ADDRESS, '***@***')
    .replace(CREDENTIALS, '$1 ***')
    .replace(WEB_TOKEN, '***')
    .replace(NAMED_SECRET, '$1$2***');
}

/** Whether a field of this name is always masked. */
export function isSecretName(name: string): boolean {
  return SECRET_KEY.test(name);
}

function redactField(key: string, value: unknown, depth: number): unknown {
  const isHarmless = typeof value === 'boolean' || typeof value === 'number' || value == null;
  return isSecretName(key) && !isHarmless ? '***' : redact(value, depth);
}

function redactError(error: Error, depth: number): unknown {
  return {
    type: error.name,
    message: redactText(error.message),
    stack: error.stack && redactText(error.stack),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause !== undefined && depth < MAX_DEPTH ? { cause: redact(error.cause, depth + 1) } : {}),
  };
}

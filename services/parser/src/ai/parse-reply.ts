const FENCE = '```';
const LANGUAGE = /^[a-z]*\s*\n/i;

/** The JSON of a model's answer, also in a code fence or with text around it; undefined without any. */
export function parseReply(text: string): unknown {
  const inner = withoutFence(text.trim());
  return parseOrUndefined(inner) ?? parseOrUndefined(inner.slice(inner.indexOf('{'), inner.lastIndexOf('}') + 1));
}

function withoutFence(text: string): string {
  if (!text.startsWith(FENCE) || !text.endsWith(FENCE)) return text;
  return text.slice(FENCE.length, -FENCE.length).replace(LANGUAGE, '');
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

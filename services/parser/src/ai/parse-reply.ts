const FENCED = /^\s*```[a-z]*\s*\n([\s\S]*?)\n?\s*```\s*$/i;

/** The JSON of a model's answer, also in a code fence or with text around it; undefined without any. */
export function parseReply(text: string): unknown {
  const inner = FENCED.exec(text)?.[1] ?? text;
  return parseOrUndefined(inner) ?? parseOrUndefined(inner.slice(inner.indexOf('{'), inner.lastIndexOf('}') + 1));
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

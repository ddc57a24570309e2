const FENCED = /^\s*```[a-z]*\s*\n([\s\S]*?)\n?\s*```\s*$/i;

/** The JSON of a model's answer, also when it is fenced as code or has words around it; undefined without any. */
export function readReply(text: string): unknown {
  const inner = FENCED.exec(text)?.[1] ?? text;
  return parsed(inner) ?? parsed(inner.slice(inner.indexOf('{'), inner.lastIndexOf('}') + 1));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

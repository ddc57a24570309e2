import ts from 'typescript';

/** A message, stream, event or broadcast, as declared in the source. */
export interface Definition {
  kind: 'message' | 'stream' | 'event' | 'broadcast';
  subject: string;
}

/** Definitions by the name of their constant. */
export type Definitions = ReadonlyMap<string, Definition>;

const KINDS = new Map<string, Definition['kind']>([
  ['defineMessage', 'message'],
  ['defineStream', 'stream'],
  ['definePagedList', 'stream'],
  ['defineEvent', 'event'],
  ['defineBroadcast', 'broadcast'],
]);

/**
 * Every `const Name = defineX(…)` of the sources. Throws for a duplicate name, or when a subject is not a string
 * literal, since the requested subjects could not be read from the sources then.
 */
export function definitionsOf(files: readonly ts.SourceFile[]): Definitions {
  const definitions = new Map<string, Definition>();
  for (const file of files)
    for (const { name, kind, call } of declarationsOf(file)) {
      if (definitions.has(name)) throw new Error(`Two definitions have the name ${name}.`);
      definitions.set(name, { kind, subject: subjectOf(call, name) });
    }
  return definitions;
}

interface Declaration {
  name: string;
  kind: Definition['kind'];
  call: ts.CallExpression;
}

function* declarationsOf(file: ts.SourceFile): Generator<Declaration> {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const kind = initializer && ts.isCallExpression(initializer) ? KINDS.get(initializer.expression.getText()) : null;
      if (kind) yield { name: name.getText(), kind, call: initializer as ts.CallExpression };
    }
  }
}

function subjectOf({ arguments: [first] }: ts.CallExpression, name: string): string {
  const subject = first && ts.isObjectLiteralExpression(first) ? propertyOf(first, 'subject') : first;
  if (subject && ts.isStringLiteral(subject)) return subject.text;
  throw new Error(`The subject of ${name} is not a plain text.`);
}

function propertyOf({ properties }: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name);
  return property?.initializer;
}

import { CommandError } from '../errors.js';
import { decode, decodeSpec, toValue } from '../bson/convert.js';
import { documentValue, fieldOf, fieldsOf, itemsOf, MISSING, type Value } from '../bson/value.js';
import { evaluator, type Variables } from '../expressions/mingo.js';
import { parsePipeline, type Stage } from '../expressions/stage.js';
import { FieldTree } from '../project/field-tree.js';
import { parseProjection } from '../project/projection.js';
import { projectDocument } from '../project/splice.js';
import { EVERYTHING, isOperatorObject } from '../query/filter.js';
import { keepNumberTypes } from './number-types.js';
import { ArrayNode, isContainer, ObjectNode, openNode, serialize, type Node } from '../document-tree/tree.js';

/** The result of a pipeline for a document. */
export type Transform = (raw: Buffer) => Buffer;

/** Evaluates an expression for a document, which is decoded only when needed. */
type ValueFor = (raw: Buffer, decoded: () => object) => Value;

const STAGES: Readonly<Record<string, (spec: Value, variables: Variables) => Transform>> = {
  $set: setFields,
  $addFields: setFields,
  $unset: unsetFields,
  $project: project,
  $replaceWith: replaceWith,
  $replaceRoot: (spec, variables) => replaceWith(fieldOf(spec.bytes, spec.start, Buffer.from('newRoot')), variables),
};

/**
 * Parses the pipeline of an update: `[{ $set: … }, { $unset: … }]`.
 *
 * @throws CommandError when a stage is not allowed in an update
 */
export function parseUpdatePipeline(stages: Value, variables: Variables): Transform {
  const transforms = parsePipeline(stages).map((stage) => parseStage(stage, variables));
  return (raw) => transforms.reduce((document, transform) => transform(document), raw);
}

function parseStage({ name, spec }: Stage, variables: Variables): Transform {
  const parse = STAGES[name];
  if (parse) return parse(spec, variables);
  throw new CommandError('InvalidOptions', `${name} is not allowed to be used within an update`);
}

function setFields(spec: Value, variables: Variables): Transform {
  if (!spec.isObject) throw new CommandError('Location40272', '$set specification stage must be an object');
  const fields = flatten(spec, []).map(([path, value]) => ({ path, valueFor: expressionValue(value, variables) }));
  return (raw) => {
    const root = new ObjectNode(new Map(fieldsOf(documentValue(raw))));
    const decoded = once(() => decode(raw));
    for (const { path, valueFor } of fields) setPath(root, path, valueFor(raw, decoded));
    return serialize(root);
  };
}

/** `{ a: { b: 1 } }` means the path a.b; operators and empty objects are expressions. */
function flatten(spec: Value, prefix: readonly string[]): [string[], Value][] {
  return fieldsOf(spec).flatMap(([name, value]): [string[], Value][] => {
    const path = [...prefix, ...name.split('.')];
    const isGroup = value.isObject && !isOperatorObject(value) && !value.isEmpty;
    return isGroup ? flatten(value, path) : [[path, value]];
  });
}

/** Sets a path in every item of the arrays on it; a missing value removes the field. */
function setPath(container: ObjectNode, [name = '', ...rest]: readonly string[], value: Value): void {
  const current = container.get(name);
  if (rest.length === 0 && value.isMissing) return container.remove(name);
  if (rest.length === 0)
    return container.set(
      name,
      value.isNumber || isContainer(current) ? value : keepNumberTypes(value, current ?? MISSING),
    );
  container.set(name, withPath(current, rest, value));
}

function withPath(current: Node | undefined, path: readonly string[], value: Value): Node {
  const node = current && openNode(current);
  if (node instanceof ArrayNode) return new ArrayNode(node.items.map((item) => withPath(item, path, value)));
  const object = node instanceof ObjectNode ? node : new ObjectNode();
  setPath(object, path, value);
  return object;
}

/** A constant or a field keeps its exact type; everything else is evaluated with JavaScript numbers. */
function expressionValue(expression: Value, variables: Variables): ValueFor {
  if (!expression.isString && !expression.isObject && !expression.isArray) return () => expression;
  const compute = evaluator(decodeSpec(expression), variables);
  const path = fieldPath(expression);
  return (raw, decoded) => (path && valueAt(raw, path)) ?? toValue(compute(decoded()));
}

function fieldPath(expression: Value): Buffer[] | undefined {
  const text = expression.isString ? expression.text() : '';
  if (!text.startsWith('$') || text.startsWith('$$')) return undefined;
  return text
    .slice(1)
    .split('.')
    .map((step) => Buffer.from(step));
}

/** The value at a path through objects; undefined when an array is on the path. */
function valueAt(raw: Buffer, path: readonly Buffer[]): Value | undefined {
  let value = documentValue(raw);
  for (const step of path) {
    if (value.isArray) return undefined;
    value = value.isObject ? fieldOf(value.bytes, value.start, step) : MISSING;
  }
  return value;
}

function unsetFields(spec: Value): Transform {
  const paths = spec.isArray ? itemsOf(spec) : [spec];
  if (paths.length === 0 || !paths.every((path) => path.isString)) {
    throw new CommandError('Location31002', '$unset specification must be a string or an array of strings');
  }
  const tree = FieldTree.of(
    paths.map((path) => path.text()),
    new Map(),
  );
  return (raw) => projectDocument(raw, tree, false);
}

function project(spec: Value, variables: Variables): Transform {
  const projector = parseProjection(spec, EVERYTHING, { dialect: 'pipeline', variables });
  if (projector) return projector;
  throw new CommandError('Location51272', 'projection specification must have at least one field');
}

function replaceWith(expression: Value, variables: Variables): Transform {
  const valueFor = expressionValue(expression, variables);
  return (raw) => {
    const value = valueFor(raw, () => decode(raw));
    if (!value.isObject) throw new CommandError('Location40228', "'newRoot' expression must evaluate to an object");
    return keepNumberTypes(value, documentValue(raw)).raw();
  };
}

function once<T>(make: () => T): () => T {
  let result: T | undefined;
  return () => (result ??= make());
}

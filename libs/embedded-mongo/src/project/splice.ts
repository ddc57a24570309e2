import { currentValue, documentValue, fieldsOf, type Value } from '../bson/value.js';
import { Tag } from '../bson/tags.js';
import { DocumentWriter } from '../bson/writer.js';
import type { Expression } from '../aggregate/expression.js';
import { ObjectNode, serialize } from '../update/tree.js';
import { spotAt } from '../update/spots.js';
import type { ArrayCut } from './array-cuts.js';

/** Which fields are meant: whole, in part, or some items of them. */
export type FieldTree = Map<string, 'whole' | ArrayCut | FieldTree>;

/** Copies the wanted fields, or all but the unwanted ones, without decoding anything. */
export function projectDocument(raw: Buffer, tree: FieldTree, isInclusive: boolean): Buffer {
  const writer = new DocumentWriter(isInclusive ? 512 : raw.length);
  copyFields(writer, documentValue(raw), tree, isInclusive, raw);
  return writer.finish();
}

function copyFields(writer: DocumentWriter, object: Value, tree: FieldTree, isInclusive: boolean, raw: Buffer): void {
  const reader = object.elements();
  let unseen = tree.size;
  while (reader.next()) {
    if (isInclusive && unseen === 0) return;
    const name = reader.name;
    const branch = tree.get(name);
    if (branch !== undefined) unseen--;
    const isCopied = branch === undefined ? !isInclusive : branch === 'whole' && isInclusive;
    if (isCopied) writer.addElement(reader.bytes, reader.elementStart, reader.end);
    else if (branch instanceof Map) copyBranch(writer, name, currentValue(reader), branch, isInclusive, raw);
    else if (branch !== undefined && branch !== 'whole') copyCut(writer, name, currentValue(reader), branch, raw);
  }
}

function copyBranch(
  writer: DocumentWriter,
  name: string,
  value: Value,
  tree: FieldTree,
  isInclusive: boolean,
  raw: Buffer,
): void {
  if (value.isObject) {
    writer.openChild(name, Tag.object);
    copyFields(writer, value, tree, isInclusive, raw);
    writer.close();
  } else if (value.isArray) copyItems(writer, name, value, tree, isInclusive, raw);
  else if (!isInclusive) writer.add(name, value);
}

/** Part of each item; items that have no fields are left out when fields are wanted. */
function copyItems(
  writer: DocumentWriter,
  name: string,
  array: Value,
  tree: FieldTree,
  isInclusive: boolean,
  raw: Buffer,
): void {
  writer.openChild(name, Tag.array);
  const items = array.elements();
  let place = 0;
  while (items.next()) {
    const item = currentValue(items);
    if (isInclusive && !item.isObject && !item.isArray) continue;
    copyBranch(writer, String(place++), item, tree, isInclusive, raw);
  }
  writer.close();
}

function copyCut(writer: DocumentWriter, name: string, value: Value, cut: ArrayCut, raw: Buffer): void {
  const part = value.isArray ? cut.cut(value, raw) : cut.keepsOthers ? value : undefined;
  if (part) writer.add(name, part);
}

/** Adds fields that are computed from the whole document. */
export function withFields(projected: Buffer, raw: Buffer, computed: ReadonlyMap<string, Expression>): Buffer {
  const root = new ObjectNode(new Map(fieldsOf(documentValue(projected))));
  for (const [path, evaluate] of computed) {
    const value = evaluate(raw);
    const spot = value.isMissing ? undefined : spotAt(root, path.split('.'), true);
    spot?.parent.set(spot.name, value);
  }
  return serialize(root);
}

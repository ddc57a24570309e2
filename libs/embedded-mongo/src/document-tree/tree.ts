import { badValue } from '../errors.js';
import { Tag } from '../bson/tags.js';
import { NULL } from '../bson/make.js';
import { arrayValue, documentValue, fieldsOf, itemsOf, Value } from '../bson/value.js';
import { DocumentWriter } from '../bson/writer.js';
import { isArrayIndex } from '../query/path.js';

/** Part of a document that is being changed: opened along the changed paths, raw bytes everywhere else. */
export type Node = Value | ObjectNode | ArrayNode;
export type Container = ObjectNode | ArrayNode;

/** The maximum number of null items that MongoDB adds to an array. */
const MAX_PADDING = 1_500_000;

/** An opened object, with its fields in order. */
export class ObjectNode {
  constructor(readonly fields = new Map<string, Node>()) {}

  get(name: string): Node | undefined {
    return this.fields.get(name);
  }

  set(name: string, node: Node): void {
    this.fields.set(name, node);
  }

  /** Removes a field. */
  remove(name: string): void {
    this.fields.delete(name);
  }

  accepts(): boolean {
    return true;
  }
}

/** An opened array. */
export class ArrayNode {
  constructor(public items: Node[] = []) {}

  get(name: string): Node | undefined {
    return isArrayIndex(name) ? this.items[Number(name)] : undefined;
  }

  /** Fills the gap with nulls when the index is past the end. */
  set(name: string, node: Node): void {
    const position = Number(name);
    if (position > this.items.length + MAX_PADDING) throw badValue('can not backfill more than 1500000 elements');
    while (this.items.length < position) this.items.push(NULL);
    this.items[position] = node;
  }

  /** Items keep their positions, so a removed one becomes null. */
  remove(name: string): void {
    if (Number(name) < this.items.length) this.items[Number(name)] = NULL;
  }

  /** Whether an item can have this name. */
  accepts(name: string): boolean {
    return isArrayIndex(name);
  }
}

export function isContainer(node: Node | undefined): node is Container {
  return node instanceof ObjectNode || node instanceof ArrayNode;
}

/** Opens an object or array by one level; other values are returned unchanged. */
export function openNode(node: Node): Node {
  if (!(node instanceof Value)) return node;
  if (node.isObject) return new ObjectNode(new Map(fieldsOf(node)));
  if (node.isArray) return new ArrayNode(itemsOf(node));
  return node;
}

/** Encodes a node as one value. */
export function toValue(node: Node): Value {
  if (node instanceof Value) return node;
  const raw = serialize(node);
  return node instanceof ArrayNode ? arrayValue(raw) : documentValue(raw);
}

/** The bytes of an opened document or array; `expectedSize` avoids that the buffer grows several times. */
export function serialize(node: Container, expectedSize?: number): Buffer {
  const writer = new DocumentWriter(expectedSize);
  writeChildren(writer, node);
  return writer.finish();
}

function writeChildren(writer: DocumentWriter, node: Container): void {
  if (node instanceof ArrayNode) node.items.forEach((item, i) => writeNode(writer, String(i), item));
  else for (const [name, child] of node.fields) writeNode(writer, name, child);
}

function writeNode(writer: DocumentWriter, name: string, node: Node): void {
  if (node instanceof Value) {
    writer.add(name, node);
    return;
  }
  writer.openChild(name, node instanceof ArrayNode ? Tag.array : Tag.object);
  writeChildren(writer, node);
  writer.close();
}

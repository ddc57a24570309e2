import { CommandError } from '../../errors.js';
import { fieldOf, itemsOf, type Value } from '../../bson/value.js';
import { ElementReader } from '../../bson/layout.js';
import { Tag } from '../../bson/tags.js';

/** A received command. The bytes are well-formed BSON; each handler validates the fields it reads. */
export class Command {
  readonly name: string;

  constructor(
    private readonly body: Buffer,
    private readonly sequences: ReadonlyMap<string, readonly Buffer[]> = new Map(),
  ) {
    const first = new ElementReader(body);
    this.name = first.next() ? first.name : '';
  }

  get db(): string {
    const db = this.value('$db');
    return db.isString ? db.text() : 'admin';
  }

  /** The collection of the command: the value of its first field. */
  get collection(): string {
    const target = this.value(this.name);
    if (!target.isString)
      throw new CommandError('InvalidNamespace', `collection name has invalid type in ${this.name}`);
    return target.text();
  }

  get namespace(): string {
    return `${this.db}.${this.collection}`;
  }

  value(name: string): Value {
    return fieldOf(this.body, 0, Buffer.from(name));
  }

  /** The names of all fields, including document sequences. */
  fieldNames(): string[] {
    const names = [...this.sequences.keys()];
    const reader = new ElementReader(this.body);
    while (reader.next()) names.push(reader.name);
    return names;
  }

  /** A whole number; undefined when missing or null. */
  number(name: string): number | undefined {
    return toNumber(this.value(name), name);
  }

  flag(name: string): boolean {
    return this.value(name).isTruthy();
  }

  /** Documents in a document sequence or in an array field. */
  documents(name: string): readonly Buffer[] {
    const beside = this.sequences.get(name);
    if (beside) return beside;
    const within = this.value(name);
    return within.isArray ? itemsOf(within).map((item) => item.raw()) : [];
  }
}

/** One statement of a write command, as received. */
export class StatementSpec {
  constructor(private readonly raw: Buffer) {}

  value(name: string): Value {
    return fieldOf(this.raw, 0, Buffer.from(name));
  }

  flag(name: string): boolean {
    return this.value(name).isTruthy();
  }
}

function toNumber(value: Value, name: string): number | undefined {
  if (value.isNullish) return undefined;
  const number = value.number();
  if (Number.isNaN(number)) throw new CommandError('TypeMismatch', `BSON field '${name}' must be a number`);
  return Math.trunc(number);
}

/** Whether an option is given and not `false`. */
export function isSet(option: Value): boolean {
  return !option.isNullish && (option.tag !== Tag.boolean || option.isTruthy());
}

/** A number that must not be negative. */
export function notNegative(command: Command, name: string): number | undefined {
  const number = command.number(name);
  if (number !== undefined && number < 0) {
    throw new CommandError('Location51024', `BSON field '${name}' value must be >= 0, actual value '${number}'`);
  }
  return number;
}

import type { Unit } from '@larder/contracts';
import type { UnitDocument } from './unit.schema.js';

/** A unit as answers show it; extras and `onHand` are there for old clients and never hold anything. */
export function toUnit(document: UnitDocument): Unit {
  return {
    id: document._id,
    name: document.name,
    pluralName: document.pluralName,
    description: document.description,
    extras: {},
    onHand: false,
    fraction: document.fraction,
    abbreviation: document.abbreviation,
    pluralAbbreviation: document.pluralAbbreviation,
    useAbbreviation: document.useAbbreviation,
    aliases: document.aliases.map(({ name }) => ({ name })),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}

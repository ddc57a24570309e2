import type { Unit } from '@larder/contracts';
import type { UnitDocument } from './unit.schema.js';

/** A unit in its contract shape; extras and `onHand` exist for old clients and are always empty. */
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

import type { Food, Unit } from '@larder/contracts/recipe/catalogue/food';
import { nextId } from './next-id.js';

export function aFood(changes: Partial<Food> = {}): Food {
  return {
    id: nextId(),
    name: 'flour',
    pluralName: null,
    description: '',
    extras: {},
    onHand: false,
    labelId: null,
    aliases: [],
    label: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...changes,
  };
}

export function aUnit(changes: Partial<Unit> = {}): Unit {
  return {
    id: nextId(),
    name: 'cup',
    pluralName: 'cups',
    description: '',
    extras: {},
    onHand: false,
    fraction: true,
    abbreviation: '',
    pluralAbbreviation: '',
    useAbbreviation: false,
    aliases: [],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...changes,
  };
}

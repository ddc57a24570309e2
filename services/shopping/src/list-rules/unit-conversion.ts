import { convertQuantity, type StandardUnit } from '@larder/measures';

/** The units of the group that have a standard size, by id. */
export type StandardUnits = ReadonlyMap<string, StandardUnit>;

/** The next larger common unit: 1500 g become 1.5 kg, but 3 cups do not become pints. */
const LARGER: Readonly<Record<string, string>> = {
  mg: 'g',
  g: 'kg',
  oz: 'lb',
  ml: 'l',
  cl: 'l',
  dl: 'l',
  tsp: 'tbsp',
  tbsp: 'cup',
};

/** The conversion factor between two units; null when they measure different quantities. */
export function factorBetween(units: StandardUnits, fromId: string | null, toId: string | null): number | null {
  if (fromId === toId) return 1;
  const [from, to] = [units.get(fromId ?? ''), units.get(toId ?? '')];
  return from && to ? convertQuantity(1, from, to) : null;
}

/** The group's next larger unit, if the quantity is at least one of it. */
export function largerUnit(units: StandardUnits, unitId: string | null, quantity: number): string | null {
  const code = LARGER[units.get(unitId ?? '')?.code ?? ''];
  if (!code) return null;
  const larger = [...units].find(([, unit]) => unit.code === code)?.[0];
  if (larger === undefined) return null;
  const factor = factorBetween(units, unitId, larger);
  return factor !== null && quantity * factor >= 1 ? larger : null;
}

import { ReadCatalogue, type Actor, type Unit } from '@larder/contracts';
import { standardUnitOf } from '@larder/measures';
import { Directory, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { StandardUnits } from '../list-rules/index.js';
import type { Catalogue } from './item.mapper.js';

/** What is to be known of the catalogue. */
export interface CatalogueNeeds {
  foodIds?: Iterable<string | null | undefined>;
  unitIds?: Iterable<string | null | undefined>;
  labelIds?: Iterable<string | null | undefined>;
  /** All units of the group, to convert between them. */
  allUnits?: boolean;
  /** Texts that may be names of foods, to find labels. */
  foodNames?: readonly string[];
}

const NOTHING: Catalogue = { foods: new Map(), units: new Map(), labels: new Map(), named: new Map() };
const MAX_NAMES = 1000;

/** The foods, units and labels of items, requested from the service that owns them. */
@Injectable()
export class ItemCatalogue {
  constructor(
    private readonly services: ServiceClient,
    private readonly directory: Directory,
  ) {}

  /** What is needed and not known yet, in one question, together with what is known. */
  async read(actor: Actor, needs: CatalogueNeeds, known: Catalogue = NOTHING): Promise<Catalogue> {
    const foodIds = missing(needs.foodIds, known.foods);
    const unitIds = missing(needs.unitIds, known.units);
    const labelIds = missing(needs.labelIds, known.labels);
    const { allUnits = false } = needs;
    const foodNames = [...new Set(needs.foodNames)].slice(0, MAX_NAMES);
    if (foodIds.length + unitIds.length + labelIds.length + foodNames.length === 0 && !allUnits) return known;
    const request = { foodIds, unitIds, labelIds, allUnits, foodNames };
    const reply = await this.services.as(actor).request(ReadCatalogue, request);
    return {
      foods: joined(known.foods, reply.foods),
      units: joined(known.units, reply.units),
      labels: joined(known.labels, reply.labels),
      named: new Map([...known.named, ...reply.named.map(({ name, food }) => [name, food] as const)]),
    };
  }

  /** The units of a catalogue that amounts are converted between; none when the household does not want that. */
  async convertibleUnits({ householdId }: Actor, { units }: Catalogue): Promise<StandardUnits> {
    const standard = standardUnits(units.values());
    if (standard.size < 2) return standard;
    const household = await this.directory.household(householdId);
    return household?.preferences.convertShoppingUnits === false ? NO_UNITS : standard;
  }
}

const NO_UNITS: StandardUnits = new Map();

/** Those units of a catalogue that have a standard size. */
function standardUnits(units: Iterable<Unit>): StandardUnits {
  return new Map(
    [...units].flatMap((unit) => {
      const standard = standardUnitOf(unit);
      return standard ? [[unit.id, standard] as const] : [];
    }),
  );
}

function missing(ids: Iterable<string | null | undefined> = [], known: ReadonlyMap<string, unknown>): string[] {
  return [...new Set(ids)].flatMap((id) => (id && !known.has(id) ? id : []));
}

function joined<Row extends { id: string }>(known: ReadonlyMap<string, Row>, rows: Row[]): Map<string, Row> {
  return new Map([...known, ...rows.map((row) => [row.id, row] as const)]);
}

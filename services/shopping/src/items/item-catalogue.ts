import { ReadCatalogue, type Actor, type Unit } from '@larder/contracts';
import { standardUnitOf } from '@larder/measures';
import { ServiceClient } from '@larder/service-kit';
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
}

const NOTHING: Catalogue = { foods: new Map(), units: new Map(), labels: new Map() };

/** The foods, units and labels of items, requested from the service that owns them. */
@Injectable()
export class ItemCatalogue {
  constructor(private readonly services: ServiceClient) {}

  /** What is needed and not known yet, in one question, together with what is known. */
  async read(actor: Actor, needs: CatalogueNeeds, known: Catalogue = NOTHING): Promise<Catalogue> {
    const foodIds = missing(needs.foodIds, known.foods);
    const unitIds = missing(needs.unitIds, known.units);
    const labelIds = missing(needs.labelIds, known.labels);
    const { allUnits = false } = needs;
    if (foodIds.length + unitIds.length + labelIds.length === 0 && !allUnits) return known;
    const reply = await this.services.as(actor).request(ReadCatalogue, { foodIds, unitIds, labelIds, allUnits });
    return {
      foods: joined(known.foods, reply.foods),
      units: joined(known.units, reply.units),
      labels: joined(known.labels, reply.labels),
    };
  }
}

/** Those units of a catalogue that can be converted. */
export function standardUnits(units: Iterable<Unit>): StandardUnits {
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

import { ReadCatalogue, type Actor, type ReplyOf, type Unit } from '@larder/contracts';
import { standardUnitOf } from '@larder/measures';
import { Directory, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { StandardUnits } from '../../list-rules/index.js';
import type { Catalogue } from './item.mapper.js';

/** The catalogue records to read. */
export interface CatalogueNeeds {
  foodIds?: Iterable<string | null | undefined>;
  unitIds?: Iterable<string | null | undefined>;
  labelIds?: Iterable<string | null | undefined>;
  /** All units of the group, to convert between them. */
  allUnits?: boolean;
  /** Texts that may be names of foods, to find labels. */
  foodNames?: readonly string[];
}

const EMPTY_CATALOGUE: Catalogue = { foods: new Map(), units: new Map(), labels: new Map(), named: new Map() };
const MAX_NAMES = 1000;
/** The size of cached replies, in characters; a food takes about 300. */
const MAX_CACHED = 500_000;

/** The foods, units and labels of items, requested from the service that owns them. */
@Injectable()
export class ItemCatalogue {
  /** Replies by their text: as long as nothing has changed, the catalogue and its records are the same objects. */
  private readonly replies = new LRUCache<string, Catalogue>({
    maxSize: MAX_CACHED,
    sizeCalculation: (_catalogue, text) => text.length,
  });

  constructor(
    private readonly services: ServiceClient,
    private readonly directory: Directory,
  ) {}

  /** Reads the records that are not loaded yet in one request, and returns them with the loaded ones. */
  async read(actor: Actor, needs: CatalogueNeeds, loaded: Catalogue = EMPTY_CATALOGUE): Promise<Catalogue> {
    const foodIds = missing(needs.foodIds, loaded.foods);
    const unitIds = missing(needs.unitIds, loaded.units);
    const labelIds = missing(needs.labelIds, loaded.labels);
    const { allUnits = false } = needs;
    const foodNames = [...new Set(needs.foodNames)].slice(0, MAX_NAMES);
    if (foodIds.length + unitIds.length + labelIds.length + foodNames.length === 0 && !allUnits) return loaded;
    const request = { foodIds, unitIds, labelIds, allUnits, foodNames };
    const reply = this.parse((await this.services.as(actor).requestText(ReadCatalogue, request)).text);
    if (loaded === EMPTY_CATALOGUE) return reply;
    return {
      foods: new Map([...loaded.foods, ...reply.foods]),
      units: new Map([...loaded.units, ...reply.units]),
      labels: new Map([...loaded.labels, ...reply.labels]),
      named: new Map([...loaded.named, ...reply.named]),
    };
  }

  private parse(text: string): Catalogue {
    const cached = this.replies.get(text);
    if (cached) return cached;
    const catalogue = toCatalogue(JSON.parse(text) as ReplyOf<typeof ReadCatalogue>);
    this.replies.set(text, catalogue);
    return catalogue;
  }

  /** The units of a catalogue that amounts are converted between; none if the household has disabled conversions. */
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

function missing(ids: Iterable<string | null | undefined> = [], loaded: ReadonlyMap<string, unknown>): string[] {
  return [...new Set(ids)].flatMap((id) => (id && !loaded.has(id) ? id : []));
}

function toCatalogue({ foods, units, labels, named }: ReplyOf<typeof ReadCatalogue>): Catalogue {
  return {
    foods: byId(foods),
    units: byId(units),
    labels: byId(labels),
    named: new Map(named.map(({ name, food }) => [name, food])),
  };
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

import {
  ReadCatalogue,
  SelectFromCatalogue,
  SelectRecipes,
  type Actor,
  type Food,
  type Label,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { CatalogueSelection } from './catalogue-selection.js';
import { FoodService } from './foods/food.service.js';
import { LabelService } from './labels/label.service.js';
import { UnitIds } from './units/unit-ids.js';
import { UnitService } from './units/unit.service.js';

/** Foods, units and labels for other services. */
@Controller()
export class CatalogueController {
  constructor(
    private readonly foods: FoodService,
    private readonly units: UnitService,
    private readonly unitIds: UnitIds,
    private readonly labels: LabelService,
    private readonly selection: CatalogueSelection,
  ) {}

  @Answers(SelectFromCatalogue)
  select(request: RequestOf<typeof SelectFromCatalogue>, @CurrentActor() actor: Actor) {
    return this.selection.select(actor, request);
  }

  @Answers(SelectRecipes)
  selectRecipes(request: RequestOf<typeof SelectRecipes>, @CurrentActor() actor: Actor) {
    return this.selection.select(actor, { kind: 'recipes', ...request });
  }

  @Answers(ReadCatalogue)
  async read(request: RequestOf<typeof ReadCatalogue>, @CurrentActor() actor: Actor) {
    const { foodIds, unitIds, labelIds, allUnits, foodNames } = request;
    const requestedUnits = allUnits ? await this.unitIds.ofGroup(actor) : unitIds;
    const [foods, units, labels, named] = await Promise.all([
      this.foods.findShapes(actor, foodIds),
      this.units.findShapes(actor, requestedUnits),
      labelIds.length > 0 ? this.labels.readByIds(actor, labelIds) : ([] as Label[]),
      foodNames.length > 0 ? this.foods.findByText(actor, foodNames) : new Map<string, Food>(),
    ]);
    return {
      foods: pick(foods, foodIds),
      units: pick(units, [...requestedUnits, ...unitIds]),
      labels,
      named: [...named].map(([name, food]) => ({ name, food })),
    };
  }
}

function pick<Shape>(shapes: ReadonlyMap<string, Shape>, ids: readonly string[]): Shape[] {
  return [...new Set(ids)].flatMap((id) => shapes.get(id) ?? []);
}

import {
  CopyFood,
  CreateFood,
  DeleteFood,
  DeleteFoods,
  FoodDeleted,
  FoodMerged,
  LabelFoods,
  ListFoods,
  MergeFoods,
  PatchFood,
  ReadFood,
  UpdateFood,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { FoodMerger } from './food-merger.js';
import { FoodService } from './food.service.js';

@Controller()
export class FoodController {
  constructor(
    private readonly foods: FoodService,
    private readonly merger: FoodMerger,
  ) {}

  @Streams(ListFoods)
  list(query: RequestOf<typeof ListFoods>, @CurrentActor() actor: Actor) {
    return this.foods.list(actor, query);
  }

  @Answers(ReadFood)
  read({ id }: RequestOf<typeof ReadFood>, @CurrentActor() actor: Actor) {
    return this.foods.read(actor, id);
  }

  @Answers(CreateFood)
  create({ id, food }: RequestOf<typeof CreateFood>, @CurrentActor() actor: Actor) {
    return this.foods.create(actor, id, food);
  }

  @Answers(UpdateFood)
  update({ id, food }: RequestOf<typeof UpdateFood>, @CurrentActor() actor: Actor) {
    return this.foods.update(actor, id, food);
  }

  @Answers(PatchFood)
  patch({ id, changes }: RequestOf<typeof PatchFood>, @CurrentActor() actor: Actor) {
    return this.foods.patch(actor, id, changes);
  }

  @Answers(CopyFood)
  copy(input: RequestOf<typeof CopyFood>, @CurrentActor() actor: Actor) {
    return this.foods.copy(actor, input);
  }

  @Answers(DeleteFood)
  delete({ id }: RequestOf<typeof DeleteFood>, @CurrentActor() actor: Actor) {
    return this.foods.delete(actor, id);
  }

  @Answers(DeleteFoods)
  deleteAll({ ids }: RequestOf<typeof DeleteFoods>, @CurrentActor() actor: Actor) {
    return this.foods.deleteAll(actor, ids);
  }

  @ListensTo(FoodDeleted)
  async onFoodDeleted({ groupId, foodId, name }: PayloadOf<typeof FoodDeleted>) {
    if (groupId) await this.foods.finishDeletion({ groupId, id: foodId, name });
  }

  @Answers(LabelFoods)
  label({ ids, labelId }: RequestOf<typeof LabelFoods>, @CurrentActor() actor: Actor) {
    return this.foods.label(actor, ids, labelId);
  }

  @Answers(MergeFoods)
  merge(pair: RequestOf<typeof MergeFoods>, @CurrentActor() actor: Actor) {
    return this.merger.merge(actor, pair);
  }

  @ListensTo(FoodMerged)
  async onFoodMerged({ groupId, ...merge }: PayloadOf<typeof FoodMerged>) {
    if (groupId) await this.merger.finish({ groupId }, merge);
  }
}

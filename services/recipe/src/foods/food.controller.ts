import {
  CreateFood,
  DeleteFood,
  FoodDeleted,
  ListFoods,
  ReadFood,
  UpdateFood,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { FoodService } from './food.service.js';

@Controller()
export class FoodController {
  constructor(private readonly foods: FoodService) {}

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

  @Answers(DeleteFood)
  delete({ id }: RequestOf<typeof DeleteFood>, @CurrentActor() actor: Actor) {
    return this.foods.delete(actor, id);
  }

  @ListensTo(FoodDeleted)
  async onDeleted({ groupId, foodId, name }: PayloadOf<typeof FoodDeleted>) {
    if (groupId) await this.foods.finishDeletion({ groupId, id: foodId, name });
  }
}

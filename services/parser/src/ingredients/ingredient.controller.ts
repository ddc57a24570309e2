import { ParseIngredientLines, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { IngredientService } from './ingredient.service.js';

@Controller()
export class IngredientController {
  constructor(private readonly ingredients: IngredientService) {}

  @Answers(ParseIngredientLines)
  parse({ parser, ingredients }: RequestOf<typeof ParseIngredientLines>, @CurrentActor() actor: Actor) {
    return this.ingredients.parse(actor, parser, ingredients);
  }
}

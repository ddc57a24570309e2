import {
  CommonErrors,
  ParsedIngredient,
  ParseIngredient,
  ParseIngredientLines,
  ParseIngredients,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Gives } from '../../openapi/gives.js';

@ApiTags('Recipe: Ingredient Parser')
@Controller('api/parser')
export class ParserController {
  constructor(private readonly services: ServiceClient) {}

  @Post('ingredient')
  @Gives(200, ParsedIngredient)
  async one(
    @CurrentActor() actor: Actor,
    @Body({ schema: ParseIngredient }) { parser, ingredient }: z.output<typeof ParseIngredient>,
  ) {
    const [parsed] = await this.services.as(actor).request(ParseIngredientLines, { parser, ingredients: [ingredient] });
    if (!parsed) throw CommonErrors.failed();
    return parsed;
  }

  @Post('ingredients')
  @Gives(200, z.array(ParsedIngredient))
  many(@CurrentActor() actor: Actor, @Body({ schema: ParseIngredients }) lines: z.output<typeof ParseIngredients>) {
    return this.services.as(actor).request(ParseIngredientLines, lines);
  }
}

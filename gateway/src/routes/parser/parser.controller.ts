import {
  CommonErrors,
  ParsedIngredient,
  ParseIngredient,
  ParseIngredientLines,
  ParseIngredients,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimits } from '../../auth/rate-limits.js';
import { ApiReply } from '../../openapi/api-reply.js';

/** Language models cost per line, so lines are counted instead of requests. */
const AI_LINES = { setting: 'AI_LINE_RATE_LIMIT', per: 'user' } as const;

@ApiTags('Recipe: Ingredient Parser')
@Controller('api/parser')
export class ParserController {
  constructor(
    private readonly services: ServiceClient,
    private readonly limits: RateLimits,
  ) {}

  @Post('ingredient')
  @ApiOperation({
    summary: 'Parse an ingredient',
    description:
      'Splits a line into quantity, unit, food and note, with the foods and units of the group. Nothing is stored; an unknown food has a name but no id.',
  })
  @ApiReply(200, ParsedIngredient)
  async parseLine(
    @CurrentActor() actor: Actor,
    @Body({ schema: ParseIngredient }) { parser, ingredient }: z.output<typeof ParseIngredient>,
    @Req() request: FastifyRequest,
  ) {
    const [parsed] = await this.parse(actor, { parser, ingredients: [ingredient] }, request);
    if (!parsed) throw CommonErrors.failed();
    return parsed;
  }

  @Post('ingredients')
  @ApiOperation({
    summary: 'Parse several ingredients',
    description: 'Up to 500 lines; one result for each, in the same order. Nothing is stored.',
  })
  @ApiReply(200, z.array(ParsedIngredient))
  parseLines(
    @CurrentActor() actor: Actor,
    @Body({ schema: ParseIngredients }) lines: z.output<typeof ParseIngredients>,
    @Req() request: FastifyRequest,
  ) {
    return this.parse(actor, lines, request);
  }

  private async parse(actor: Actor, lines: z.output<typeof ParseIngredients>, request: FastifyRequest) {
    if (lines.parser === 'openai') await this.limits.count(AI_LINES, request, lines.ingredients.length);
    return this.services.as(actor).request(ParseIngredientLines, lines);
  }
}

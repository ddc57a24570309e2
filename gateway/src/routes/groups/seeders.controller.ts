import { MessageBody, SeederConfig, SeedGroup, type Actor, type SeedKind } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReply } from '../../openapi/api-reply.js';
import { messageBody } from '../../http/responses/message-body.js';

@ApiTags('Groups: Seeders')
@Controller('api/groups/seeders')
export class SeedersController {
  constructor(private readonly services: ServiceClient) {}

  @Post('foods')
  @ApiOperation({
    summary: 'Add the default foods of a language',
    description: 'Adds those that are missing; existing records are not changed. Needs `canOrganize`.',
  })
  @ApiReply(200, MessageBody)
  seedFoods(@CurrentActor() actor: Actor, @Body({ schema: SeederConfig }) config: SeederConfig) {
    return this.seed(actor, 'foods', config);
  }

  @Post('units')
  @ApiOperation({
    summary: 'Add the default units of a language',
    description: 'Adds those that are missing; existing records are not changed. Needs `canOrganize`.',
  })
  @ApiReply(200, MessageBody)
  seedUnits(@CurrentActor() actor: Actor, @Body({ schema: SeederConfig }) config: SeederConfig) {
    return this.seed(actor, 'units', config);
  }

  @Post('labels')
  @ApiOperation({
    summary: 'Add the default labels of a language',
    description: 'Adds those that are missing; existing records are not changed. Needs `canOrganize`.',
  })
  @ApiReply(200, MessageBody)
  seedLabels(@CurrentActor() actor: Actor, @Body({ schema: SeederConfig }) config: SeederConfig) {
    return this.seed(actor, 'labels', config);
  }

  private async seed(actor: Actor, kind: SeedKind, { locale }: SeederConfig): Promise<MessageBody> {
    await this.services.as(actor).request(SeedGroup, { kind, locale });
    return messageBody('Seeding Successful');
  }
}

import { MessageBody, SeederConfig, SeedGroup, type Actor, type SeedKind } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiReply } from '../../openapi/api-reply.js';
import { messageBody } from '../../http/responses/message-body.js';

@ApiTags('Groups: Seeders')
@Controller('api/groups/seeders')
export class SeedersController {
  constructor(private readonly services: ServiceClient) {}

  @Post('foods')
  @ApiReply(200, MessageBody)
  seedFoods(@CurrentActor() actor: Actor, @Body({ schema: SeederConfig }) config: SeederConfig) {
    return this.seed(actor, 'foods', config);
  }

  @Post('units')
  @ApiReply(200, MessageBody)
  seedUnits(@CurrentActor() actor: Actor, @Body({ schema: SeederConfig }) config: SeederConfig) {
    return this.seed(actor, 'units', config);
  }

  @Post('labels')
  @ApiReply(200, MessageBody)
  seedLabels(@CurrentActor() actor: Actor, @Body({ schema: SeederConfig }) config: SeederConfig) {
    return this.seed(actor, 'labels', config);
  }

  private async seed(actor: Actor, kind: SeedKind, { locale }: SeederConfig): Promise<MessageBody> {
    await this.services.as(actor).request(SeedGroup, { kind, locale });
    return messageBody('Seeding Successful');
  }
}

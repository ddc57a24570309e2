import { Module } from '@nestjs/common';
import { TokensModule } from '../../credentials/index.js';
import { MediaLinkController } from './media-link.controller.js';
import { MediaLinkService } from './media-link.service.js';

@Module({ imports: [TokensModule], controllers: [MediaLinkController], providers: [MediaLinkService] })
export class MediaLinksModule {}

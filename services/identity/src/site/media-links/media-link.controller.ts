import { CheckMediaLink, SignMediaLink, type RequestOf } from '@larder/contracts';
import { Answers } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { MediaLinkService } from './media-link.service.js';

/** Does not check the caller: the gateway decides who gets a signature. */
@Controller()
export class MediaLinkController {
  constructor(private readonly links: MediaLinkService) {}

  @Answers(SignMediaLink)
  sign(link: RequestOf<typeof SignMediaLink>) {
    return { signature: this.links.sign(link) };
  }

  @Answers(CheckMediaLink)
  async check({ signature, ...link }: RequestOf<typeof CheckMediaLink>) {
    return { valid: await this.links.isValid(link, signature) };
  }
}

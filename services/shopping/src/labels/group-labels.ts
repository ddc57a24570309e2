import { ReadGroupLabels, type Actor, type DatedLabel } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** The labels of a group, asked of the service that owns them. */
@Injectable()
export class GroupLabels {
  constructor(private readonly services: ServiceClient) {}

  of(actor: Actor): Promise<DatedLabel[]> {
    return this.services.as(actor).request(ReadGroupLabels, {});
  }
}

import { ReadGroupLabels, type Actor, type DatedLabel } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** The labels of a group, requested from the service that owns them. */
@Injectable()
export class GroupLabels {
  constructor(private readonly services: ServiceClient) {}

  read(actor: Actor): Promise<DatedLabel[]> {
    return this.services.as(actor).request(ReadGroupLabels, {});
  }
}

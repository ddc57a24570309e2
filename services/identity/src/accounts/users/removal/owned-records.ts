import { IdentityErrors, OwnsPlanEntries, OwnsRecipes, OwnsShoppingLists, type Actor } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Records of users in other services. */
@Injectable()
export class OwnedRecords {
  constructor(private readonly services: ServiceClient) {}

  /**
   * Refuses to move a user who owns records to another group: the records could not follow
   * (docs/api/identity.md#moves-and-deletion).
   */
  async refuseAny(actor: Actor, userId: string): Promise<void> {
    const services = this.services.as(actor);
    const answers = await Promise.all([
      services.request(OwnsRecipes, { userId }),
      services.request(OwnsPlanEntries, { userId }),
      services.request(OwnsShoppingLists, { userId }),
    ]);
    if (answers.some(({ owns }) => owns)) throw IdentityErrors.groupMoveRefused();
  }
}

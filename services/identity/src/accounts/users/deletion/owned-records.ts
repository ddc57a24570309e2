import {
  IdentityErrors,
  CheckPlanEntryOwner,
  CheckRecipeOwner,
  CheckShoppingListOwner,
  type Actor,
} from '@larder/contracts';
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
  async requireNone(actor: Actor, userId: string): Promise<void> {
    const services = this.services.as(actor);
    const replies = await Promise.all([
      services.request(CheckRecipeOwner, { userId }),
      services.request(CheckPlanEntryOwner, { userId }),
      services.request(CheckShoppingListOwner, { userId }),
    ]);
    if (replies.some(({ owns }) => owns)) throw IdentityErrors.groupMoveRefused();
  }
}

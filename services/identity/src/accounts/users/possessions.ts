import { IdentityErrors, OwnsPlanEntries, OwnsRecipes, OwnsShoppingLists, type Actor } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** What people own in other services. */
@Injectable()
export class Possessions {
  constructor(private readonly services: ServiceClient) {}

  /**
   * Refuses to let somebody go to another group who owns anything: it could not follow
   * (docs/api/identity.md#moves-and-deletion).
   */
  async checkNone(actor: Actor, userId: string): Promise<void> {
    const services = this.services.as(actor);
    const answers = await Promise.all([
      services.request(OwnsRecipes, { userId }),
      services.request(OwnsPlanEntries, { userId }),
      services.request(OwnsShoppingLists, { userId }),
    ]);
    if (answers.some(({ owns }) => owns)) throw IdentityErrors.groupMoveRefused();
  }
}

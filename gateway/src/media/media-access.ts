import { CommonErrors, fileAudience, ReadAvatarOwner, ReadRecipeGroup, type Actor } from '@larder/contracts';
import type { FileOwner } from '@larder/contracts';
import { Broadcasts, InjectConfig, ServiceClient } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { OwnerCache } from './owner-cache.js';

type Visibility = 'public' | 'private';

/** Who may see the files of recipes and users (contract 03, section 9.3). */
@Injectable()
export class MediaAccess implements OnModuleInit {
  private readonly recipes = new OwnerCache<FileOwner>((recipeId) =>
    this.services.as(null).request(ReadRecipeGroup, { recipeId }),
  );
  private readonly users = new OwnerCache<FileOwner>((userId) =>
    this.services.as(null).request(ReadAvatarOwner, { userId }),
  );

  constructor(
    private readonly services: ServiceClient,
    private readonly broadcasts: Broadcasts,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  onModuleInit(): void {
    this.broadcasts.onReconnect(() => {
      this.recipes.clear();
      this.users.clear();
    });
  }

  /** Whether the file may be kept by shared caches; throws the 404 of a file that is not for this caller. */
  async check(recipeId: string, actor: Actor | null): Promise<Visibility> {
    return this.audience(await this.recipes.ownerOf(recipeId), actor);
  }

  /** The same for the picture of a user. */
  async checkUser(userId: string, actor: Actor | null): Promise<Visibility> {
    return this.audience(await this.users.ownerOf(userId), actor);
  }

  private audience(owner: FileOwner | null, actor: Actor | null): Visibility {
    const audience = owner && fileAudience(owner, actor, this.config.MEDIA_AUTH);
    if (!audience) throw CommonErrors.noSuchPath();
    return audience;
  }
}

import {
  CommonErrors,
  fileAudience,
  Id,
  ReadAvatarOwner,
  ReadRecipeGroup,
  ReadSharedRecipeId,
  type Actor,
} from '@larder/contracts';
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
  private readonly shared = new OwnerCache<{ recipeId: string }>((id) =>
    this.services.as(null).request(ReadSharedRecipeId, { id }),
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
      this.shared.clear();
      this.users.clear();
    });
  }

  /**
   * Whether the file may be kept by shared caches; throws the 404 of a file that is not for this caller. `share` is the
   * link that the caller came by, if any.
   */
  async check(recipeId: string, actor: Actor | null, share?: string): Promise<Visibility> {
    const audience = this.audienceOf(await this.recipes.ownerOf(recipeId), actor);
    if (audience) return audience;
    if (share && (await this.isOpenedBy(share, recipeId))) return 'private';
    throw CommonErrors.noSuchPath();
  }

  /** The same for the picture of a user. */
  async checkUser(userId: string, actor: Actor | null): Promise<Visibility> {
    const audience = this.audienceOf(await this.users.ownerOf(userId), actor);
    if (!audience) throw CommonErrors.noSuchPath();
    return audience;
  }

  private audienceOf(owner: FileOwner | null, actor: Actor | null): Visibility | null {
    return owner && fileAudience(owner, actor, this.config.MEDIA_AUTH);
  }

  private async isOpenedBy(share: string, recipeId: string): Promise<boolean> {
    const { data: id } = Id.safeParse(share);
    return id !== undefined && (await this.shared.ownerOf(id))?.recipeId === recipeId;
  }
}

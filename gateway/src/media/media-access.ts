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
import type { MediaQuery } from './media-query.js';
import { OwnerCache } from './owner-cache.js';
import { SignedLinks } from './signed-links.js';

type Visibility = 'public' | 'private';

/** The file that is asked for, and what the address has with it. */
interface Wanted extends Pick<MediaQuery, 'share' | 'exp' | 'sig'> {
  /** In the object store. */
  key: string;
}

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
    private readonly links: SignedLinks,
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

  /** Whether the file may be kept by shared caches; throws the 404 of a file that is not for this caller. */
  async check(recipeId: string, actor: Actor | null, wanted: Wanted): Promise<Visibility> {
    const owner = await this.recipes.ownerOf(recipeId);
    const audience = this.audienceOf(owner, actor);
    if (audience) return audience;
    if (wanted.share && (await this.isOpenedBy(wanted.share, recipeId))) return 'private';
    return this.checkSignature(owner, wanted);
  }

  /** The same for the picture of a user. */
  async checkUser(userId: string, actor: Actor | null, wanted: Wanted): Promise<Visibility> {
    const owner = await this.users.ownerOf(userId);
    return this.audienceOf(owner, actor) ?? this.checkSignature(owner, wanted);
  }

  /** Whether anybody may see a recipe's files without more. */
  async isOpen(recipeId: string): Promise<boolean> {
    return this.audienceOf(await this.recipes.ownerOf(recipeId), null) === 'public';
  }

  private async checkSignature(owner: FileOwner | null, { key, exp, sig }: Wanted): Promise<Visibility> {
    if (owner && (await this.links.opens(key, { exp, sig }))) return 'private';
    throw CommonErrors.noSuchPath();
  }

  private audienceOf(owner: FileOwner | null, actor: Actor | null): Visibility | null {
    return owner && fileAudience(owner, actor, this.config.MEDIA_AUTH);
  }

  private async isOpenedBy(share: string, recipeId: string): Promise<boolean> {
    const { data: id } = Id.safeParse(share);
    return id !== undefined && (await this.shared.ownerOf(id))?.recipeId === recipeId;
  }
}

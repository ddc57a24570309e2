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

/** An asset is a file that users attach to a recipe; images are those of recipes, timeline events and users. */
type MediaKind = 'image' | 'asset';

/** Who may see the files of recipes and users (docs/api/recipes.md#media-access). */
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

  /** Whether shared caches may keep the image; throws the 404 of an image that is not for this caller. */
  checkImage(recipeId: string, actor: Actor | null, wanted: Wanted): Promise<Visibility> {
    return this.check('image', recipeId, actor, wanted);
  }

  /** The same for an asset. */
  checkAsset(recipeId: string, actor: Actor | null, wanted: Wanted): Promise<Visibility> {
    return this.check('asset', recipeId, actor, wanted);
  }

  /** The same for the picture of a user. */
  async checkUser(userId: string, actor: Actor | null, wanted: Wanted): Promise<Visibility> {
    const owner = await this.users.ownerOf(userId);
    return this.audienceOf('image', owner, actor) ?? this.checkSignature(owner, wanted);
  }

  /** Whether a recipe's images are served without a session. */
  async hasPublicImages(recipeId: string): Promise<boolean> {
    return this.audienceOf('image', await this.recipes.ownerOf(recipeId), null) === 'public';
  }

  private async check(kind: MediaKind, recipeId: string, actor: Actor | null, wanted: Wanted): Promise<Visibility> {
    const owner = await this.recipes.ownerOf(recipeId);
    const audience = this.audienceOf(kind, owner, actor);
    if (audience) return audience;
    if (wanted.share && (await this.isOpenedBy(wanted.share, recipeId))) return 'private';
    return this.checkSignature(owner, wanted);
  }

  private async checkSignature(owner: FileOwner | null, { key, exp, sig }: Wanted): Promise<Visibility> {
    if (owner && (await this.links.opens(key, { exp, sig }))) return 'private';
    throw CommonErrors.noSuchPath();
  }

  private audienceOf(kind: MediaKind, owner: FileOwner | null, actor: Actor | null): Visibility | null {
    const { MEDIA_AUTH: setting } = this.config;
    const isProtected = setting === 'files' ? kind === 'asset' : setting;
    return owner && fileAudience(owner, actor, isProtected);
  }

  private async isOpenedBy(share: string, recipeId: string): Promise<boolean> {
    const { data: id } = Id.safeParse(share);
    return id !== undefined && (await this.shared.ownerOf(id))?.recipeId === recipeId;
  }
}

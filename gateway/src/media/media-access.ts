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
import { ReplyCache } from '../cache/reply-cache.js';
import { LiveFeed } from '../live/live-feed.js';
import type { LiveNotice } from '../live/live-notice.js';
import type { MediaQuery } from './media-query.js';
import { SignedLinks } from './signed-links.js';

/** The privacy of a group can change, the group of a recipe cannot; a page of 64 recipe cards must not cause 64 requests. */
const LIMITS = { ttlMs: 30_000, maxEntries: 10_000 };

type Visibility = 'public' | 'private';

/** The requested file, and the parameters of the address that may grant access. */
interface FileRequest extends Pick<MediaQuery, 'share' | 'exp' | 'sig'> {
  /** The key in the object store. */
  key: string;
}

/** An asset is a file that users attach to a recipe; images are those of recipes, timeline events and users. */
type MediaKind = 'image' | 'asset';

/** Decides who may see the files of recipes and users (docs/api/recipes.md#media-access). */
@Injectable()
export class MediaAccess implements OnModuleInit {
  private readonly recipes = new ReplyCache<FileOwner | null>(LIMITS);
  private readonly shared = new ReplyCache<{ recipeId: string } | null>(LIMITS);
  private readonly users = new ReplyCache<FileOwner | null>(LIMITS);

  constructor(
    private readonly services: ServiceClient,
    private readonly links: SignedLinks,
    private readonly broadcasts: Broadcasts,
    private readonly feed: LiveFeed,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  onModuleInit(): void {
    this.broadcasts.onInvalidated(() => {
      this.recipes.clear();
      this.shared.clear();
      this.users.clear();
    });
    this.feed.subscribe({ onNotice: (notice) => this.forgetDeleted(notice), onReset: () => this.recipes.clear() });
  }

  private forgetDeleted({ event, data }: LiveNotice): void {
    if (event === 'recipe' && data['change'] === 'deleted') this.recipes.forget(String(data['recipeId']));
  }

  /** The visibility of the image for caches; throws 404 when the caller may not see it. */
  checkImage(recipeId: string, actor: Actor | null, file: FileRequest): Promise<Visibility> {
    return this.check('image', recipeId, actor, file);
  }

  /** The visibility of the asset for caches; throws 404 when the caller may not see it. */
  checkAsset(recipeId: string, actor: Actor | null, file: FileRequest): Promise<Visibility> {
    return this.check('asset', recipeId, actor, file);
  }

  /** The visibility of the avatar for caches; throws 404 when the caller may not see it. */
  async checkAvatar(userId: string, actor: Actor | null, file: FileRequest): Promise<Visibility> {
    const owner = await this.ownerOfAvatar(userId);
    return this.audienceOf('image', owner, actor) ?? this.checkSignature(owner, file);
  }

  /** Whether a recipe's images are served without a session. */
  async hasPublicImages(recipeId: string): Promise<boolean> {
    return this.audienceOf('image', await this.ownerOfRecipe(recipeId), null) === 'public';
  }

  private async check(kind: MediaKind, recipeId: string, actor: Actor | null, file: FileRequest): Promise<Visibility> {
    const owner = await this.ownerOfRecipe(recipeId);
    const audience = this.audienceOf(kind, owner, actor);
    if (audience) return audience;
    if (owner && file.share && (await this.isSharedBy(file.share, recipeId))) return 'private';
    return this.checkSignature(owner, file);
  }

  private async checkSignature(owner: FileOwner | null, { key, exp, sig }: FileRequest): Promise<Visibility> {
    if (owner && (await this.links.isValid(key, { exp, sig }))) return 'private';
    throw CommonErrors.noSuchPath();
  }

  private ownerOfRecipe(recipeId: string): Promise<FileOwner | null> {
    return this.recipes.read(recipeId, () => this.services.as(null).request(ReadRecipeGroup, { recipeId }));
  }

  private ownerOfAvatar(userId: string): Promise<FileOwner | null> {
    return this.users.read(userId, () => this.services.as(null).request(ReadAvatarOwner, { userId }));
  }

  private audienceOf(kind: MediaKind, owner: FileOwner | null, actor: Actor | null): Visibility | null {
    const { MEDIA_AUTH: setting } = this.config;
    const isProtected = setting === 'files' ? kind === 'asset' : setting;
    return owner && fileAudience(owner, actor, isProtected);
  }

  private recipeSharedBy(id: string): Promise<{ recipeId: string } | null> {
    return this.shared.read(id, () => this.services.as(null).request(ReadSharedRecipeId, { id }));
  }

  private async isSharedBy(share: string, recipeId: string): Promise<boolean> {
    const { data: id } = Id.safeParse(share);
    return id !== undefined && (await this.recipeSharedBy(id))?.recipeId === recipeId;
  }
}

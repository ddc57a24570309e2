import { CommonErrors, ReadRecipeGroup, type Actor } from '@larder/contracts';
import { Broadcasts, InjectConfig, ServiceClient } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';

type Owner = { groupId: string; privateGroup: boolean };

const MOST_KEPT = 50_000;
/** A group's privacy can change, the group of a recipe cannot; sixty-four cards must not ask sixty-four times. */
const KEPT_MS = 30_000;

/** Who may see the files of a recipe (contract 03, section 9.3). */
@Injectable()
export class MediaAccess implements OnModuleInit {
  private readonly owners = new Map<string, { owner: Promise<Owner | null>; staleAt: number }>();

  constructor(
    private readonly services: ServiceClient,
    private readonly broadcasts: Broadcasts,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  onModuleInit(): void {
    this.broadcasts.onReconnect(() => this.owners.clear());
  }

  /** Whether the file may be kept by shared caches; throws the 404 of a file that is not for this caller. */
  async check(recipeId: string, actor: Actor | null): Promise<'public' | 'private'> {
    const owner = await this.ownerOf(recipeId);
    if (!owner) throw CommonErrors.noSuchPath();
    if (!this.config.MEDIA_AUTH || !owner.privateGroup) return 'public';
    if (actor && (actor.admin || actor.groupId === owner.groupId)) return 'private';
    throw CommonErrors.noSuchPath();
  }

  private ownerOf(recipeId: string): Promise<Owner | null> {
    const known = this.owners.get(recipeId);
    if (known && known.staleAt > Date.now()) return known.owner;
    const owner = this.services.as(null).request(ReadRecipeGroup, { recipeId });
    this.remember(recipeId, owner);
    return owner;
  }

  private remember(recipeId: string, owner: Promise<Owner | null>): void {
    if (this.owners.size >= MOST_KEPT) this.owners.clear();
    const entry = { owner, staleAt: Date.now() + KEPT_MS };
    this.owners.set(recipeId, entry);
    const forget = () => this.owners.get(recipeId) === entry && this.owners.delete(recipeId);
    owner.then((found) => found ?? forget(), forget);
  }
}

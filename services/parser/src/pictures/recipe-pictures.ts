import {
  AppError,
  ReadRecipe,
  ReadRecipeForEdit,
  RecipeErrors,
  SetRecipeImage,
  type Actor,
  type FetchRecipeImage,
  type ReplyOf,
  type RequestOf,
} from '@larder/contracts';
import { currentContext, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { findAddress } from '../addresses/find-address.js';
import { PictureFailure, type PictureProblem } from './picture-failure.js';
import { PictureFetcher } from './picture-fetcher.js';

const TOLD: Record<PictureProblem, typeof RecipeErrors.urlNotFetched> = {
  refused: RecipeErrors.urlNotAllowed,
  'not-an-image': RecipeErrors.urlNotAnImage,
  'not-fetched': RecipeErrors.urlNotFetched,
};

/** Pictures a recipe page offers are renditions of few; more tries would only cost time. */
const MOST_TRIES = 3;

/** What became of a picture that was fetched later. */
export type LateOutcome = 'set' | 'recipe-gone' | 'has-a-picture' | 'no-picture';

/** A recipe that wants a picture, and in whose name. */
export interface WantedPicture {
  actor: Actor;
  recipeId: string;
  signal?: AbortSignal;
  /** The versions of the recipe that its caller knew. */
  expectedVersions?: string[] | undefined;
}

/** The recipe that somebody chose a picture for. */
type Chosen = Pick<RequestOf<typeof FetchRecipeImage>, 'slugOrId' | 'expectedVersions'>;
type ImageReply = ReplyOf<typeof SetRecipeImage>;

/** Pictures of recipes that exist. A failure leaves the picture they have. */
@Injectable()
export class RecipePictures {
  constructor(
    private readonly fetcher: PictureFetcher,
    private readonly services: ServiceClient,
  ) {}

  /** Fetches a picture for a recipe the caller may change; gives the new cache key. */
  async setFrom(actor: Actor, { slugOrId, expectedVersions }: Chosen, text: string): Promise<ImageReply> {
    const { id } = await this.services.as(actor).request(ReadRecipeForEdit, { slugOrId });
    const address = findAddress(text);
    if (!address) throw RecipeErrors.urlNotAnImage();
    const signal = currentContext()?.signal;
    try {
      return await this.set({ actor, recipeId: id, expectedVersions, ...(signal ? { signal } : {}) }, address);
    } catch (error) {
      throw error instanceof PictureFailure ? TOLD[error.problem]({}, error) : error;
    }
  }

  /** Fetches the picture of an imported recipe unless it has one by now. Throws when it is worth another try. */
  async setLate(wanted: WantedPicture, addresses: readonly string[]): Promise<LateOutcome> {
    const recipe = await this.find(wanted);
    if (!recipe) return 'recipe-gone';
    if (recipe.image) return 'has-a-picture';
    const ranked = await this.fetcher.ranked(addresses, signalOf(wanted));
    return this.setBest(wanted, ranked.slice(0, MOST_TRIES));
  }

  private async setBest(wanted: WantedPicture, [address, ...others]: readonly string[]): Promise<LateOutcome> {
    if (address === undefined) return 'no-picture';
    try {
      await this.set(wanted, address);
      return 'set';
    } catch (error) {
      const outcome = await this.setBest(wanted, others);
      if (outcome === 'set' || isFinal(error)) return outcome;
      throw error;
    }
  }

  private async set(wanted: WantedPicture, address: string): Promise<ImageReply> {
    const { actor, recipeId: slugOrId, expectedVersions } = wanted;
    const uploadKey = await this.fetcher.fetch(address, signalOf(wanted));
    try {
      return await this.services.as(actor).request(SetRecipeImage, { slugOrId, uploadKey, expectedVersions });
    } catch (error) {
      if (isCode(error, RecipeErrors.notAnImage)) throw new PictureFailure('not-an-image', false, 'cannot be decoded');
      throw error;
    } finally {
      await this.fetcher.discard(uploadKey);
    }
  }

  private async find({ actor, recipeId }: WantedPicture) {
    try {
      return await this.services.as(actor).request(ReadRecipe, { slugOrId: recipeId });
    } catch (error) {
      if (isCode(error, RecipeErrors.notFound)) return null;
      throw error;
    }
  }
}

function signalOf({ signal }: WantedPicture): { signal?: AbortSignal } {
  return signal ? { signal } : {};
}

/** Whether trying again would end the same way. */
function isFinal(error: unknown): boolean {
  if (error instanceof PictureFailure) return !error.isTemporary;
  return isCode(error, RecipeErrors.notFound) || isCode(error, RecipeErrors.notAllowed);
}

function isCode(error: unknown, expected: () => AppError): boolean {
  return error instanceof AppError && error.code === expected().code;
}

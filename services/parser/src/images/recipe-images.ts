import {
  CommonErrors,
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
import { findUrl } from '../urls/index.js';
import { ImageFailure, type ImageProblem } from './image-failure.js';
import { ImageFetcher, MAX_ATTEMPTS } from './image-fetcher.js';

const ERRORS: Record<ImageProblem, typeof RecipeErrors.urlNotFetched> = {
  refused: RecipeErrors.urlNotAllowed,
  'not-an-image': RecipeErrors.urlNotAnImage,
  'not-fetched': RecipeErrors.urlNotFetched,
};

/** The outcome of a job that fetches an image after the import. */
export type RetryOutcome = 'set' | 'recipe-not-found' | 'has-image' | 'no-image';

/** The recipe that gets an image, and the user on whose behalf. */
export interface ImageTarget {
  actor: Actor;
  recipeId: string;
  signal?: AbortSignal;
  /** The versions of the recipe that the caller expects. */
  expectedVersions?: string[] | undefined;
}

type RecipeRef = Pick<RequestOf<typeof FetchRecipeImage>, 'slugOrId' | 'expectedVersions'>;
type ImageReply = ReplyOf<typeof SetRecipeImage>;

/** Images of recipes that exist. A failure leaves their image as it is. */
@Injectable()
export class RecipeImages {
  constructor(
    private readonly fetcher: ImageFetcher,
    private readonly services: ServiceClient,
  ) {}

  /** Fetches an image for a recipe that the caller may change; returns the new cache key. */
  async setFromUrl(actor: Actor, { slugOrId, expectedVersions }: RecipeRef, text: string): Promise<ImageReply> {
    const { id } = await this.services.as(actor).request(ReadRecipeForEdit, { slugOrId });
    const url = findUrl(text);
    if (!url) throw RecipeErrors.urlNotAnImage();
    const signal = currentContext()?.signal;
    try {
      return await this.set({ actor, recipeId: id, expectedVersions, ...(signal ? { signal } : {}) }, url);
    } catch (error) {
      throw error instanceof ImageFailure ? ERRORS[error.problem]({}, error) : error;
    }
  }

  /** Fetches the image of an imported recipe unless it has one by now. Throws when a retry may succeed. */
  async setOnRetry(target: ImageTarget, urls: readonly string[]): Promise<RetryOutcome> {
    const recipe = await this.find(target);
    if (!recipe) return 'recipe-not-found';
    if (recipe.image) return 'has-image';
    const ranked = await this.fetcher.rank(urls, signalOf(target));
    return this.setBest(target, ranked.slice(0, MAX_ATTEMPTS));
  }

  /** Sets the first image that can be fetched. Throws when a retry may succeed. */
  private async setBest(target: ImageTarget, [url, ...others]: readonly string[]): Promise<RetryOutcome> {
    if (url === undefined) return 'no-image';
    try {
      await this.set(target, url);
      return 'set';
    } catch (error) {
      const outcome = await this.setBest(target, others);
      if (outcome === 'set' || isFinal(error)) return outcome;
      throw error;
    }
  }

  private async set(target: ImageTarget, url: string): Promise<ImageReply> {
    const { actor, recipeId: slugOrId, expectedVersions } = target;
    const uploadKey = await this.fetcher.fetch(url, signalOf(target));
    try {
      return await this.services.as(actor).request(SetRecipeImage, { slugOrId, uploadKey, expectedVersions });
    } catch (error) {
      if (isCode(error, RecipeErrors.notAnImage) || isCode(error, CommonErrors.tooLarge))
        throw new ImageFailure('not-an-image', false, 'cannot be decoded');
      throw error;
    } finally {
      await this.fetcher.discard(uploadKey);
    }
  }

  private async find({ actor, recipeId }: ImageTarget) {
    try {
      return await this.services.as(actor).request(ReadRecipe, { slugOrId: recipeId });
    } catch (error) {
      if (isCode(error, RecipeErrors.notFound)) return null;
      throw error;
    }
  }
}

function signalOf({ signal }: ImageTarget): { signal?: AbortSignal } {
  return signal ? { signal } : {};
}

/** Whether a retry would end the same way. */
function isFinal(error: unknown): boolean {
  if (error instanceof ImageFailure) return !error.isTemporary;
  return isCode(error, RecipeErrors.notFound) || isCode(error, RecipeErrors.notAllowed);
}

function isCode(error: unknown, expected: () => AppError): boolean {
  return error instanceof AppError && error.code === expected().code;
}

import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { skipToken } from '@reduxjs/toolkit/query';
import { useVisitedGroup } from '../../entities/session/visited-group.js';
import { useListCookbooksQuery } from './cookbooks.api.js';

export interface Cookbooks {
  /** Undefined until they are loaded. */
  cookbooks: readonly Cookbook[] | undefined;
  /** Whether they belong to the user's own household. */
  own: boolean;
  isError: boolean;
  refetch: () => void;
}

/** The cookbooks of the household or, on pages of another group, its public ones. */
export function useCookbooks(): Cookbooks {
  const visited = useVisitedGroup();
  const { currentData, isError, refetch } = useListCookbooksQuery(visited === undefined ? skipToken : visited);
  return { cookbooks: currentData, own: visited === null, isError, refetch: () => void refetch() };
}

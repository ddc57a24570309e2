import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query/base-query.js';

/** Cache duration, in seconds, of responses that only change when the user signs out. */
export const SESSION_CACHE_SECONDS = 24 * 60 * 60;

/** The RTK Query API of the app. Features inject their endpoints; tags declare what a change invalidates. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Queries of visible components are refetched once the server is available again (`Recovery`).
  refetchOnReconnect: true,
  tagTypes: [
    'Self',
    'StartupInfo',
    'Recipe',
    'RecipeList',
    'Trash',
    'FavoriteList',
    'Ratings',
    'Cookbooks',
    'Timeline',
    'ShareLinks',
    'Household',
    'Members',
    'Invitations',
    'Group',
    'AdminUser',
    'AdminHousehold',
    'AdminGroup',
    'Catalogue',
    'Reports',
    'Exports',
    'Tasks',
    'MealPlan',
    'PlanRules',
    'PlanMenus',
    'PlanCalendar',
    'Webhooks',
    'Notifiers',
    'Deliveries',
    'Maintenance',
    'Backups',
    'BackupRun',
    'ShoppingLists',
    'ShoppingList',
  ],
  endpoints: () => ({}),
});

export type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];
/** The dispatch function of a store with the API. */
export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

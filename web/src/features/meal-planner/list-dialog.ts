import type { ComponentType } from 'react';

/**
 * Puts recipes onto a shopping list; it belongs to another feature and is handed in by the page. Without one the planner
 * offers no lists.
 */
export type ListDialog = ComponentType<{
  recipes: { slug: string; scale: number }[];
  open: boolean;
  onClose: () => void;
}> | null;

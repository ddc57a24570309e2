import { useSearchParam } from '../../../shared/hooks/use-search-param.js';
import { readScale, writeScale } from './servings.js';

/** The scale of the recipe; kept in the URL, so that a link or a reload keeps it. */
export function useScale(): [number, (scale: number) => void] {
  const [text, setText] = useSearchParam('scale');
  return [readScale(text), (scale) => setText(writeScale(scale))];
}

import { useEffect, useRef } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { plainMarkdown } from '../../../shared/text/plain-markdown.js';
import { recipeImage } from '../../../entities/recipes/recipe-image.js';
import { RecipePlaceholder } from '../images/RecipePlaceholder.js';
import { AverageRating } from '../ratings/AverageRating.js';
import { markMatches } from './mark-matches.js';
import styles from './SearchDialog.module.css';

export interface SearchResultProps {
  id: string;
  recipe: RecipeSummary;
  searched: string;
  active: boolean;
  onHover: () => void;
  onOpen: () => void;
}

/** One result with its matches marked. */
export function SearchResult({ id, recipe, searched, active, onHover, onOpen }: SearchResultProps) {
  const row = useRef<HTMLLIElement>(null);
  const image = recipeImage(recipe, 'tiny-original');
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <li
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      className={styles.result}
      onMouseMove={() => active || onHover()}
      onClick={onOpen}
    >
      <span className={styles.thumb}>
        {image ? <img src={image} alt="" width={72} height={72} /> : <RecipePlaceholder seed={recipe.id} />}
      </span>
      <span className={styles.text}>
        <strong dir="auto">
          {markMatches(recipe.name, searched).map((part, index) =>
            part.match ? <mark key={index}>{part.text}</mark> : part.text,
          )}
        </strong>
        <span className={styles.description} dir="auto">
          {plainMarkdown(recipe.description ?? '')}
        </span>
      </span>
      {recipe.rating !== null && <AverageRating rating={recipe.rating} size={14} />}
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../../shared/icons/Icon.js';
import styles from './Organizers.module.css';

/** Categories and tags, with links to their recipes. */
export function Organizers({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const { t } = useTranslation();
  const links = [
    ...recipe.recipeCategory.map((item) => ({ ...item, to: `/g/${groupSlug}?categories=${item.id}` })),
    ...recipe.tags.map((item) => ({ ...item, to: `/g/${groupSlug}?tags=${item.id}` })),
  ];
  if (links.length === 0) return null;
  return (
    <ul className={styles.organizers} aria-label={t('recipe.categories-and-tags')}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name="tag" size={16} />
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { useReaderAccess } from '../access/reader-access.js';
import { ASSET_KINDS, assetAddress } from './recipe-asset.js';
import styles from './assets.module.css';

/** The assets of the recipe. */
export function Assets({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const { share } = useReaderAccess();
  if (recipe.assets.length === 0) return null;
  return (
    <section className={styles.assets} aria-label={t('recipe.assets')}>
      <h2>{t('recipe.assets')}</h2>
      <ul>
        {recipe.assets.map((asset, index) => (
          <li key={asset.fileName ?? index}>
            <a href={assetAddress(recipe.id, asset, share)} target="_blank" rel="noopener noreferrer">
              <Icon name={ASSET_KINDS[asset.icon]?.icon ?? 'file'} />
              <bdi>{asset.name}</bdi>
              <Icon name="download" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

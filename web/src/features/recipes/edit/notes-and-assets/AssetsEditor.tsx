import { Suspense, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { removeItem } from '../../../../shared/lists/list-edits.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { CopyButton } from '../../../../shared/ui/actions/CopyButton.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { assetAddress, ASSET_KINDS, withAsset } from '../../assets/recipe-asset.js';
import type { Apply, ImmediateWrites } from '../draft/use-draft.js';
import styles from './notes-and-assets.module.css';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';

const AssetDialog = lazyPart(async () => ({ default: (await import('./AssetDialog.js')).AssetDialog }));

export interface AssetsEditorProps {
  draft: Recipe;
  change: Apply;
  immediate: ImmediateWrites;
}

/** The assets of a recipe. Uploads are immediate; deletions are part of the draft. */
export function AssetsEditor({ draft, change, immediate }: AssetsEditorProps) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  return (
    <Panel title={t('recipe.assets')}>
      <ul className={styles.assets}>
        {draft.assets.map((asset, index) => (
          <li key={asset.fileName ?? index}>
            <Icon name={ASSET_KINDS[asset.icon]?.icon ?? 'file'} />
            <a href={assetAddress(draft.id, asset)} target="_blank" rel="noopener noreferrer">
              <bdi>{asset.name}</bdi>
            </a>
            <CopyButton
              label={t('recipe-edit.copy-embed', { name: asset.name })}
              text={() => `<img src="${assetAddress(draft.id, asset)}" height="100%" width="100%"/>`}
            />
            <IconButton
              icon="trash"
              label={t('general.delete-named', { name: asset.name })}
              onClick={() => change((now) => ({ assets: removeItem(now.assets, index) }))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button icon={<Icon name="upload" size={18} />} onClick={() => setAdding(true)}>
          {t('recipe-edit.add-asset')}
        </Button>
      </div>
      <Suspense>
        {adding && (
          <AssetDialog
            recipeId={draft.id}
            onClose={() => setAdding(false)}
            writes={immediate.writes}
            onAdded={({ body, etag }) =>
              immediate.applyStoredChange(({ assets }) => ({ assets: withAsset(assets, body) }), etag)
            }
          />
        )}
      </Suspense>
    </Panel>
  );
}

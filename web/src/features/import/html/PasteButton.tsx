import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Browsers hand the clipboard over on secure origins only, and some never do. */
const canPaste = () => 'clipboard' in navigator && 'readText' in navigator.clipboard;

/** Takes whatever lies on the clipboard; the browser may ask first. */
export function PasteButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState(false);
  if (!canPaste() || refused) return null;
  const handleClick = () => navigator.clipboard.readText().then(onText, () => setRefused(true)); // pasting by hand still works
  return (
    <Button size="small" onClick={() => void handleClick()}>
      {t('new-recipe.paste')}
    </Button>
  );
}

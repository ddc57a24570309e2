import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Browsers allow reading the clipboard on secure origins only, and some do not support it. */
const canPaste = () => 'clipboard' in navigator && 'readText' in navigator.clipboard;

/** Reads the clipboard; the browser may ask for permission. */
export function PasteButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState(false);
  if (!canPaste() || refused) return null;
  // Pasting by keyboard still works.
  const handleClick = () => navigator.clipboard.readText().then(onText, () => setRefused(true));
  return (
    <Button size="small" onClick={() => void handleClick()}>
      {t('new-recipe.paste')}
    </Button>
  );
}

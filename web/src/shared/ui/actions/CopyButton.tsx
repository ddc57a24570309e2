import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.js';

type Outcome = 'copied' | 'failed' | 'unsupported';

const OUTCOMES: Record<Outcome, string> = {
  copied: 'general.copied',
  failed: 'general.clipboard-copy-failure',
  unsupported: 'general.clipboard-not-supported',
};
const OUTCOME_SHOWN_MS = 1500;

/** Copies a text to the clipboard and shows the outcome for a moment. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), OUTCOME_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handleClick = async () => setOutcome(await copy(text()));
  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? 'check' : 'copy'}
        label={label}
        outcome={outcome ? t(OUTCOMES[outcome]) : undefined}
        onClick={() => void handleClick()}
      />
      <span className="visually-hidden" role="status">
        {outcome && t(OUTCOMES[outcome])}
      </span>
    </>
  );
}

async function copy(text: string): Promise<Outcome> {
  if (!('clipboard' in navigator)) return 'unsupported'; // not available over plain HTTP
  return navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  );
}
